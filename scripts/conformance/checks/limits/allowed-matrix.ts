import { deriveAllowed } from '../../contract/negatives/derive-cases'
import type { SchemaCase } from '../../contract/negatives/schema-case'
import type { Check, CheckFactory } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { createAllowedStep } from './allowed-step'
import { lines, samples } from './texts'

interface Row {
  readonly operation: string
  readonly statuses: readonly number[]
  /** Whether the case can be tried: not where money would be taken, or a record made that nobody can delete. */
  mayTry(one: SchemaCase): boolean
}

const all = () => true
const isOneOf =
  (...names: string[]) =>
  ({ path }: SchemaCase) =>
    names.includes(path.at(-1) ?? '')

/** The contract does not say what a lowest price above the highest means. Both at an end are tried together elsewhere. */
function isInOrder({ path, change }: SchemaCase): boolean {
  if (path.at(-2) !== 'price' || change.kind !== 'set') return true
  return path.at(-1) === '0' ? change.value === 0 : change.value !== 0
}

/** The operations whose limits are tried one by one: one row each. */
const rows: readonly Row[] = [
  { operation: 'signIn', statuses: [200, 401], mayTry: all },
  { operation: 'listProducts', statuses: [200], mayTry: all },
  { operation: 'filterProducts', statuses: [200], mayTry: isInOrder },
  { operation: 'searchProducts', statuses: [200], mayTry: all },
  { operation: 'createProduct', statuses: [200], mayTry: all },
  {
    operation: 'updateProduct',
    statuses: [200],
    // Its only field, so that nothing would be left.
    mayTry: ({ change }) => change.kind !== 'remove',
  },
  {
    operation: 'createPayment',
    statuses: [200],
    mayTry: isOneOf('paymentMethodNonce', 'conformanceExtra'),
  },
  {
    operation: 'createOrder',
    statuses: [200],
    mayTry: isOneOf('address', 'conformanceExtra', 'products', 'name', 'price'),
  },
]

/** The texts that are stored, each tried with every sample. */
const texts: readonly (readonly [operation: string, place: 'form' | 'json', ...path: string[]])[] =
  [
    ['createProduct', 'form', 'name'],
    ['createProduct', 'form', 'description'],
    ['updateProduct', 'form', 'name'],
    ['updateProduct', 'form', 'description'],
    ['createOrder', 'json', 'order', 'address'],
  ]

/** Every limit and every kind of text alone: a request or two for each, so only with `--thorough`. */
export const createAllowedMatrix: CheckFactory = (context): Check => ({
  id: 'allowed',
  title: 'Everything that the contract allows is taken, one by one',
  level: 'journeys',
  kind: 'series',
  needs: ['accounts', 'admin', 'categories', 'products'],
  steps: [
    ...rows.flatMap(({ operation, statuses, mayTry }) =>
      deriveAllowed(context.contract, context.contract.operation(operation))
        .filter(mayTry)
        .map((one) => createAllowedStep(context, one, statuses)),
    ),
    ...texts.flatMap(([operation, place, ...path]) =>
      [...samples, ...(path.at(-1) === 'name' ? [] : [lines])].map((sample) =>
        createAllowedStep(context, toCase(context, operation, place, path, sample), [200]),
      ),
    ),
  ],
})

function toCase(
  { contract }: CheckContext,
  operation: string,
  place: 'form' | 'json',
  path: readonly string[],
  { name, text }: (typeof samples)[number],
): SchemaCase {
  return {
    operation,
    place,
    path,
    change: { kind: 'set', value: text },
    keyword: 'type',
    rule: contract.operation(operation).body?.schemaPointer ?? '',
    title: `${path.at(-1)}: ${name}`,
  }
}
