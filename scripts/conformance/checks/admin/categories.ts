import { listCategoriesResponse } from '../../../../src/api/generated/responses/list-categories'
import { categoryCreateResultShape } from '../../../../src/api/generated/shapes/category-create-result'
import type { Category } from '../../../../src/api/generated/types'
import { assertAny, assertIs, assertSome } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract } from '../../model/errors'
import { tryFurther } from '../../send/try-further'
import { readSettled } from '../../send/with-retries'
import { assertOnce, assertOneAtLeast, atOnce } from '../races/at-once'
import { expectUntaken } from './expect-untaken'

/** The check's own two categories, created once: the contract has no way to delete them. */
export const createCategoriesCheck: CheckFactory = (context) => {
  const { call, slots, identity } = context
  return {
    id: 'shelves',
    title: 'An administrator makes categories',
    level: 'journeys',
    kind: 'journey',
    needs: ['admin'],
    provides: ['categories'],
    steps: [
      {
        title: 'have two categories',
        operation: 'createCategory',
        async run() {
          const known = (await call('listCategories')).read(listCategoriesResponse.shape)
          const failures: ContractFailure[] = []
          const have = (which: 'first' | 'second') =>
            haveCategory(context, known, identity.categoryName(which)).catch((error: unknown) => {
              if (!(error instanceof ContractFailure)) throw error
              failures.push(error)
              return findMade(context, identity.categoryName(which), error)
            })
          const first = await have('first')
          const second = await have('second')
          // What is not about the answer to their creation can be tried in them.
          slots.categories.set({ first: first.category, second: second.category })
          if (failures[0]) throw failures[0]
          await expectListed(
            context,
            [first, second].flatMap(({ created }) => created ?? []),
          )
        },
      },
      {
        title: 'create a category twice, in capitals the second time',
        operation: 'createCategory',
        async run() {
          const admin = slots.admin.get()
          await call('createCategory', {
            path: { userId: admin.id },
            token: admin.token,
            json: { name: slots.categories.get().first.name.toUpperCase() },
            expect: 409,
            rule: 'category-taken',
            cause:
              'Names of categories are not compared, or with the case of some letters, as é beside É.',
          })
        },
      },
      {
        title: 'create a category whose name lacks an accent',
        operation: 'createCategory',
        isThorough: true,
        run: () => createUnaccented(context),
      },
    ],
  }
}

interface OwnCategory {
  readonly category: Category
  /** The response that created it, unless it existed before. */
  readonly created?: Answer
}

/**
 * A category that a failed creation has made all the same.
 *
 * @throws {ContractFailure} that of the creation, where it has made none
 */
async function findMade(
  { call }: CheckContext,
  name: string,
  failure: ContractFailure,
): Promise<OwnCategory> {
  const listed = await tryFurther(
    call('listCategories').then(({ read }) => read(listCategoriesResponse.shape)),
  )
  const category = listed?.find((one) => one.name === name)
  if (!category) throw failure
  return { category }
}

async function haveCategory(
  { call, slots }: CheckContext,
  categories: readonly Category[],
  name: string,
): Promise<OwnCategory> {
  const admin = slots.admin.get()
  const known = categories.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (known) return { category: known }

  // Twice at once, while there is none: of two administrators one makes it.
  const create = () =>
    call('createCategory', {
      path: { userId: admin.id },
      token: admin.token,
      json: { name },
      expect: [200, 409],
      rule: 'category-taken',
      cause: 'The second of two requests runs into the category of the first.',
    })
  const answers = await atOnce([create(), create()])
  const [created, second] = answers.filter(({ status }) => status === 200)
  const ids = [created, second].flatMap((answer) =>
    answer ? [answer.read(categoryCreateResultShape).data._id] : [],
  )
  // An id that is answered twice is of one category: whether it is stored is judged by the list.
  expectContract(created !== undefined && new Set(ids).size === 1, {
    rule: 'category-taken',
    operation: 'createCategory',
    expected: 'one category, and 409 for the other request',
    got: created ? `two categories named ${name}` : 'no category, and 409 twice',
    cause: 'Names are looked up before one is written: a unique index is missing.',
    assertion: created ? assertOnce(answers) : assertOneAtLeast(answers),
    ...(second ? { exchange: second.exchange } : {}),
  })
  const { data } = created.read(categoryCreateResultShape)
  expectStored(data.name === name, created, name, data.name, assertIs('/data/name', name))
  return { category: data, created }
}

/** Names are unique whatever their case: letters with and without an accent are two. */
async function createUnaccented(context: CheckContext): Promise<void> {
  const { call, slots } = context
  const { id: userId, token } = slots.admin.get()
  const name = slots.categories.get().first.name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const answer = await call('createCategory', {
    path: { userId },
    token,
    json: { name },
    expect: [200, 409],
  })
  if (answer.status === 200) return
  // An earlier run has made it.
  const list = await readSettled(
    context,
    () => call('listCategories'),
    (seen) => hasName(seen, name),
  )
  expectContract(hasName(list, name), {
    rule: 'refused',
    operation: 'createCategory',
    expected: `a category ${name}, which there is not yet`,
    got: '409',
    cause: 'Names are compared without their accents, as databases do unless told otherwise.',
    assertion: assertAny(
      { of: 'status', isOneOf: [200], in: answer.exchange },
      assertSome('/-/name', { is: name }, list.exchange),
    ),
    exchange: answer.exchange,
  })
}

function hasName(list: Answer, name: string): boolean {
  return list.read(listCategoriesResponse.shape).some((one) => one.name === name)
}

async function expectListed(context: CheckContext, created: readonly Answer[]): Promise<void> {
  if (created.length === 0) return
  const made = created.map((answer) => ({
    answer,
    category: answer.read(categoryCreateResultShape).data,
  }))
  const list = await readSettled(
    context,
    () => context.call('listCategories'),
    (seen) => made.every(({ category }) => nameIn(seen, category) === category.name),
  )
  for (const { answer, category } of made) {
    const { name } = category
    const found = nameIn(list, category)
    // Of two requests at once another one may make it in a script, so that it has another id.
    const assertion = assertSome('/-/name', { is: name }, list.exchange)
    if (found === undefined) await expectUntaken(context, name, list.exchange, assertion)
    const got = found ?? 'no such id'
    expectStored(found === name, answer, `${name} in the list`, got, assertion)
  }
}

/** The name of a category as a list has it. */
function nameIn(list: Answer, { _id }: Category): string | undefined {
  return list.read(listCategoriesResponse.shape).find((one) => one._id === _id)?.name
}

function expectStored(
  isStored: boolean,
  answer: Answer,
  expected: string,
  got: string,
  assertion: Assertion,
): void {
  expectContract(isStored, {
    rule: 'read-back',
    operation: 'createCategory',
    expected,
    got,
    cause: 'The category is not stored, or not under the name that was sent.',
    assertion,
    exchange: answer.exchange,
  })
}
