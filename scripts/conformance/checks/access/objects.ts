import { isObject, readPointer, toPointer } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import { readExamples } from '../../../../mocks/contract/read-contract'
import { applyChange } from '../../contract/negatives/apply-change'
import type { Contract } from '../../contract/read-contract'
import type { RequestParts } from '../../http/build-request'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure } from '../../model/errors'
import { repair } from '../negatives/repair'
import { createValidParts } from '../negatives/valid-parts'

/**
 * What stands where a text should. In a query of a document database `{"$eq": …}` finds what the text would have found, and
 * nothing that is somebody else's; a list of one text is the text again to whoever joins it to another.
 */
const kinds = {
  object: (text: unknown) => ({ $eq: text }),
  list: (text: unknown) => [text],
} as const

type Kind = keyof typeof kinds

/** The fields that are worth a request in every run: what they name is somebody's, or worth money. */
const ALWAYS: ReadonlySet<string> = new Set([
  'createPayment paymentMethodNonce object',
  'createOrder order.transaction_id object',
  'updateOrderStatus status object',
])

/** Objects and lists where texts are expected: to some databases they are questions. */
export const createObjectsCheck: CheckFactory = (context) => ({
  id: 'objects',
  title: 'What is no text is not taken for one',
  level: 'access',
  needs: ['accounts', 'admin', 'categories', 'products', 'order'],
  // One at a time: a transaction that was ordered by mistake must not be sent again with the next.
  kind: 'series',
  steps: [
    signIn(context, 'the email as an object', ({ email }) => ({ email: { $eq: email } })),
    signIn(context, 'the password as an object', () => ({ password: { $ne: '' } })),
    signIn(context, 'the password as a list', ({ password }) => ({ password: [password] })),
    ...context.contract.operations.flatMap((operation) => createSteps(context, operation)),
    {
      title: 'searchProducts: the text as an object',
      operation: 'searchProducts',
      isThorough: true,
      async run() {
        const query = { 'search[$ne]': context.identity.tag }
        await context.call('searchProducts', { query, ...WRONG })
      },
    },
  ],
})

const WRONG = {
  expect: 400,
  rule: 'bad-input',
  cause: 'Whether it is a text is not checked before it is used: in a query it may match anything.',
} as const

interface Credentials {
  readonly email: string
  readonly password: string
}

/** With the rest of the credentials right, so that only the look at the type keeps the caller out. */
function signIn(
  { call, slots }: CheckContext,
  title: string,
  change: (right: Credentials) => object,
): Step {
  return {
    title: `signIn: ${title}`,
    operation: 'signIn',
    async run() {
      const { email, password } = slots.shopper.get().account
      const json = { email, password, ...change({ email, password }) }
      await call('signIn', { json, ...WRONG })
    },
  }
}

function createSteps(context: CheckContext, operation: Operation): Step[] {
  return listTexts(context.contract, operation).flatMap((path) =>
    (['object', 'list'] as const).map((kind) => createStep(context, operation, path, kind)),
  )
}

function createStep(
  context: CheckContext,
  { id }: Operation,
  path: readonly string[],
  kind: Kind,
): Step {
  const name = path.join('.')
  return {
    title: `${id}: ${name} as ${kind === 'object' ? 'an object' : 'a list'}`,
    operation: id,
    isThorough: !ALWAYS.has(`${id} ${name} ${kind}`),
    async run() {
      const valid = await createValidParts(context, id)
      try {
        await context.call(id, { ...replace(valid, path, kind), ...WRONG })
      } catch (error) {
        if (error instanceof ContractFailure) await repair(context, id)
        throw error
      }
    },
  }
}

function replace(valid: RequestParts, path: readonly string[], kind: Kind): RequestParts {
  const value = kinds[kind](readPointer(valid.json, toPointer(...path)) ?? 'text')
  return { ...valid, json: applyChange(valid.json, path, { kind: 'set', value }) }
}

/** The ways to all texts of an operation's JSON body that have to be texts and nothing else. */
function listTexts(contract: Contract, { id, body }: Operation): string[][] {
  if (body?.kind !== 'json' || id === 'signIn') return []
  const [[, example] = []] = readExamples(contract, body)
  return findTexts(example, []).filter((path) => {
    const changed = applyChange(example, path, { kind: 'set', value: {} })
    const problems = contract.checkSchema(body.schemaPointer, changed)
    // The contract ignores the names in an order, so that errors in them may be ignored too.
    return problems.length === 1 && !(id === 'createOrder' && path.at(-1) === 'name')
  })
}

function findTexts(value: unknown, path: string[]): string[][] {
  if (typeof value === 'string') return [path]
  const entries = Array.isArray(value) || isObject(value) ? Object.entries(value) : []
  return entries.flatMap(([key, inner]) => findTexts(inner, [...path, key]))
}
