import { listCategoriesResponse } from '../../../../src/api/generated/responses/list-categories'
import { categoryCreateResultShape } from '../../../../src/api/generated/shapes/category-create-result'
import type { Category } from '../../../../src/api/generated/types'
import { assertEvery, assertSome } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { readSettled } from '../../send/with-retries'
import { expectUntaken } from '../admin/expect-untaken'
import { describeChange, excerpts } from '../limits/compare-text'
import { readLimit } from '../limits/read-limit'

/** Categories with names that services cut or change; made once for all runs, since none can be deleted. */
export const createEdgeCategoryCheck: CheckFactory = (context) => ({
  id: 'edge-category',
  title: 'A category is kept as it is sent, up to the limit',
  level: 'journeys',
  kind: 'series',
  needs: ['admin', 'categories'],
  steps: [
    createStep(context, 'have the longest name', nameLongest(context)),
    ...Object.entries(oddNames).map(([what, end]) => ({
      ...createStep(context, `have a name with ${what}`, context.identity.tag + end),
      isThorough: true,
    })),
  ],
})

const oddNames = {
  'signs of markup': ` <b>&amp;'"/%+,`,
  'blanks at its end': '  A  b ',
} as const

function createStep(context: CheckContext, title: string, name: string): Step {
  const { call, slots, identity } = context
  const others = [nameLongest(context), ...Object.values(oddNames).map((end) => identity.tag + end)]
  return {
    title,
    operation: 'createCategory',
    async run() {
      // Where lists are old ones, nothing can be read back.
      slots.categories.get()
      const { own } = await listOwn(context)
      if (own.some((one) => isKept(one.name, name))) return
      const known = own.filter((one) => !others.some((other) => isKept(one.name, other)))
      const { id: userId, token } = slots.admin.get()
      const answer = await call('createCategory', {
        path: { userId },
        token,
        json: { name, conformanceExtra: 'x' },
        expect: [200, 409],
        expected: `the contract allows a name of ${[...name].length} characters, with every sign`,
        cause: 'The length is counted in bytes or UTF-16 units, or some signs are refused.',
      })
      // An earlier run may have made it, under a name that was changed.
      const [made] = answer.status === 200 ? [answer.read(categoryCreateResultShape).data] : known
      const kept = { isOneOf: listKept(name) }
      const inAnswer = assertEvery('/data/name', kept)
      if (answer.status === 200) expectName(answer, made, name, inAnswer)
      const find = (all: readonly Category[]) => all.find(({ _id }) => _id === made?._id)
      const { exchange, own: after } = await readSettled(
        context,
        () => listOwn(context),
        (seen) => isKept(find(seen.own)?.name, name),
      )
      const listed = find(after)
      const inList = assertSome('/-/name', kept, exchange)
      expectName(answer, made, name, inList)
      if (!listed) await expectUntaken(context, name, exchange, inList)
      expectName(answer, listed, name, inList)
    },
  }
}

/** "Blanks around a name may be dropped." */
function listKept(name: string): readonly string[] {
  return [name, name.trim()]
}

function isKept(got: string | undefined, name: string): boolean {
  return got !== undefined && listKept(name).includes(got)
}

/** With nothing at its ends that a service may drop, and signs of two UTF-16 units. */
function nameLongest({ identity, contract }: CheckContext): string {
  const start = [...`${identity.tag} e\u0301\u212b日`]
  const length = readLimit(contract, 'CategoryName', 'maxLength')
  return [...start, ...'😀'.repeat(length)].slice(0, length).join('')
}

/** Of the check, and not one of its two categories for products. */
async function listOwn({ call, identity }: CheckContext) {
  const { exchange, read } = await call('listCategories')
  const own = read(listCategoriesResponse.shape).filter(
    ({ name }) => name.toLowerCase().startsWith(identity.tag) && !identity.isOwnName(name),
  )
  return { own, exchange }
}

function expectName(
  { exchange }: Answer,
  category: Category | undefined,
  name: string,
  assertion: Assertion,
): void {
  const got = category?.name ?? ''
  const [expected, came] = excerpts(name, got)
  expectContract(isKept(got, name), {
    rule: 'read-back',
    operation: 'createCategory',
    pointer: '/components/schemas/CategoryName',
    expected,
    got: category ? came : 'no such category',
    cause: describeChange(name, got),
    assertion,
    exchange,
  })
}
