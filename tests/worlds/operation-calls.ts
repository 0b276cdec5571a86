import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import type { Operation } from '../../mocks/contract/operation'
import { readExamples } from '../../mocks/contract/read-contract'
import type { Shop } from '../../mocks/worlds/recipes/shop'
import type { Session } from '../../src/api/generated/types'
import { contract } from '../contract/support/contract'

const [{ email, password }] = signInAccounts
const ORIGIN = 'http://mock.test/api'

/** Calls every operation of the contract with its examples, as the administrator, so that each of them succeeds. */
export function createOperationCalls(admin: Session, calm: Shop) {
  const values: Readonly<Record<string, string>> = {
    userId: admin.user._id,
    productId: 'prd_unsent-letter',
    orderId: 'ord_k7w2mzqd',
  }

  /** What the examples can't know: who there is in this world, and what was paid. */
  async function ownFields(id: string): Promise<object> {
    if (id === 'signIn') return { email, password }
    if (id === 'updateOrderStatus') return { orderId: values['orderId'] }
    if (id !== 'createOrder') return {}
    const product = await calm.addProduct({ price: 12.5 })
    const order = {
      products: [{ _id: product._id, count: 2 }],
      transaction_id: await calm.pay(admin, 25),
      amount: 25,
      address: '1 Market Street, Springfield',
    }
    return { order }
  }

  async function bodyOf({ id, body }: Operation): Promise<BodyInit | undefined> {
    if (!body) return undefined
    const [[, example] = []] = readExamples(contract, body)
    const fields: object = { ...Object(example), ...(await ownFields(id)) }
    if (body.kind === 'json')
      return new Blob([JSON.stringify(fields)], { type: 'application/json' })
    const form = new FormData()
    for (const [name, field] of Object.entries(fields)) form.set(name, String(field))
    return form
  }

  return async (operation: Operation): Promise<Request> => {
    const query = new URLSearchParams()
    for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
      const [[, example] = []] = readExamples(contract, parameter)
      if (example !== undefined) query.set(parameter.name, String(example))
    }
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    const body = await bodyOf(operation)
    return new Request(`${ORIGIN}${path}?${query}`, {
      method: operation.method,
      headers: operation.isProtected ? { Authorization: `Bearer ${admin.token}` } : {},
      ...(body && { body }),
    })
  }
}
