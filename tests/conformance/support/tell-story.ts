import { fileURLToPath } from 'node:url'
import { readContract } from '../../../scripts/conformance/contract/read-contract'
import { buildRequest, type RequestParts } from '../../../scripts/conformance/http/build-request'
import type { Exchange } from '../../../scripts/conformance/http/exchange'
import { createOracle } from '../../../scripts/conformance/observe/create-oracle'
import type { KnownCaller } from '../../../scripts/conformance/observe/service/callers'

const contract = await readContract(
  fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)),
)

/** One call of a story: who calls what, and what is answered. */
export type Call = readonly [
  operation: string,
  parts: RequestParts,
  status: number,
  json: unknown,
  when?: When,
]

interface When {
  /** Since the call before; three when left out. */
  readonly seconds?: number
  /** Whether something was written while it was under way. */
  readonly isOverlapped?: boolean
}

/** What happens, with the rules that its last call breaks; none where it is as it must be. */
export type Story = readonly [name: string, calls: readonly Call[], rules: readonly string[]]

const START = Date.parse('2026-11-23T10:00:00Z')
const SECOND_MS = 1_000
export const LONG = `secret-${'x'.repeat(60)}`

/**
 * What the last call of a story is found to do: rules, in the order of finding. Calls are three seconds apart.
 *
 * @throws {Error} when an earlier call is found to do anything.
 */
export function judge(
  calls: readonly Call[],
  callers: readonly KnownCaller[] = [],
): readonly string[] {
  const see = createOracle(contract, undefined, callers)
  let seconds = 0
  const found = calls.map((call, index) => {
    const when = call[4] ?? {}
    if (index > 0) seconds += when.seconds ?? 3
    const differences = see(toExchange(call, index, seconds), when.isOverlapped !== true)
    return differences.map(({ rule }) => rule)
  })
  const early = found.slice(0, -1).findIndex((rules) => rules.length > 0)
  if (early !== -1) throw new Error(`call ${early + 1} breaks ${String(found[early])}`)
  return found.at(-1) ?? []
}

/** A call so many seconds after the one before it. */
export const after = (seconds: number, [operation, parts, status, json]: Call): Call => [
  operation,
  parts,
  status,
  json,
  { seconds },
]

/** A call beside which something was written. */
export const overlapped = ([operation, parts, status, json]: Call): Call => [
  operation,
  parts,
  status,
  json,
  { isOverlapped: true },
]

function toExchange(
  [operation, parts, status, json]: Call,
  index: number,
  seconds: number,
): Exchange {
  return {
    number: index + 1,
    request: buildRequest('http://shop.test/api', contract.operation(operation), parts),
    status,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(json),
    json,
    startedAt: new Date(START + seconds * SECOND_MS),
    durationMs: 5,
  }
}

export const at = (seconds: number) => new Date(START + seconds * SECOND_MS).toISOString()
export const user = (id: string, role = 0) => ({
  _id: id,
  name: `Name ${id}`,
  email: `${id}@shop.test`,
  role,
})
export const tokenOf = (id: string) => `token-of-${id}-${'t'.repeat(40)}`
export const signIn = (id: string, role = 0): Call => [
  'signIn',
  { json: { email: `${id}@shop.test`, password: LONG } },
  200,
  { token: tokenOf(id), user: user(id, role) },
]
export const as = (id: string, parts: RequestParts = {}): RequestParts => ({
  ...parts,
  path: { userId: id, ...parts.path },
  token: tokenOf(id),
})
export const error = { error: 'It can not be done.' }
export const fields = {
  name: 'Lamp',
  description: 'A lamp.',
  price: '10',
  category: 'cat',
  shipping: '0',
  quantity: '5',
}
export const product = (more: object = {}) => ({
  _id: 'lamp',
  name: 'Lamp',
  description: 'A lamp.',
  price: 10,
  category: { _id: 'cat', name: 'Own' },
  quantity: 5,
  shipping: 0,
  createdAt: at(6),
  sold: 0,
  ...more,
})
export const admin = signIn('ada', 1)
export const category: Call = [
  'createCategory',
  as('ada', { json: { name: 'Own' } }),
  200,
  { success: true, data: { _id: 'cat', name: 'Own' } },
]
export const create: Call = [
  'createProduct',
  as('ada', { form: fields }),
  200,
  { success: true, message: 'Made.', data: product() },
]
export const shelf = [admin, category, create]
export const shopper = signIn('sam')
export const show = (json: unknown): Call => [
  'showProduct',
  { path: { productId: 'lamp' } },
  200,
  json,
]
export const list = (query: Readonly<Record<string, string>>, json: unknown): Call => [
  'listProducts',
  { query },
  200,
  json,
]
export const filter = (more: object, data: readonly unknown[], size = data.length): Call => [
  'filterProducts',
  { json: { limit: 10, skip: 0, filters: { category: ['cat'], price: [] }, ...more } },
  200,
  { size, data },
]
export const search = (text: string, json: unknown): Call => [
  'searchProducts',
  { query: { search: text } },
  200,
  json,
]
export const remove: Call = [
  'deleteProduct',
  as('ada', { path: { productId: 'lamp' } }),
  200,
  { message: 'Gone.' },
]
export const update = (form: Readonly<Record<string, string>>): Call => [
  'updateProduct',
  as('ada', { path: { productId: 'lamp' }, form }),
  200,
  { success: true, message: 'Saved.' },
]
export const priced = (...price: number[]) => ({ filters: { category: ['cat'], price } })

export const pay = (
  id: string,
  amount: number,
  transaction: string,
  nonce = 'fake-valid-nonce',
): Call => [
  'createPayment',
  as(id, { json: { paymentMethodNonce: nonce, amount } }),
  200,
  { success: true, transaction: { id: transaction, amount } },
]
export const order = (more: object = {}) => ({
  _id: 'ord',
  products: [{ _id: 'lamp', name: 'Lamp', price: 10, count: 2 }],
  transaction_id: 'txn',
  amount: 20,
  address: 'Main St 1',
  status: 'New',
  user: { _id: 'sam', name: 'Sam' },
  createdAt: at(20),
  ...more,
})
export const place = (id: string, status: number, json: unknown, more: object = {}): Call => [
  'createOrder',
  as(id, {
    json: {
      order: {
        products: [{ _id: 'lamp', count: 2 }],
        transaction_id: 'txn',
        amount: 20,
        address: 'Main St 1',
        ...more,
      },
    },
  }),
  status,
  json,
]
export const bought = [...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 200, order())]
export const own = (json: unknown): Call => ['listOwnOrders', as('sam'), 200, json]
export const statuses: Call = ['listOrderStatuses', as('ada'), 200, ['New', 'Sent']]
export const set = (body: object, json: unknown): Call => [
  'updateOrderStatus',
  as('ada', { path: { orderId: 'ord' }, json: { orderId: 'ord', ...body } }),
  200,
  json,
]
export const profile = (id: string, token: string): Call => [
  'readProfile',
  { path: { userId: id }, headers: { authorization: token } },
  200,
  user(id),
]
export const signUp: Call = [
  'signUp',
  { json: { name: 'Sam', email: 'new@shop.test', password: LONG } },
  200,
  { success: true },
]
export const enter = (password: string, status: number, json: unknown): Call => [
  'signIn',
  { json: { email: 'New@shop.test', password } },
  status,
  json,
]
export const session = {
  token: tokenOf('new'),
  user: { _id: 'new', name: 'Sam', email: 'new@shop.test', role: 0 },
}
