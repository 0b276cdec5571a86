import { asArray, asObject, type JsonObject } from '../../../scripts/conformance/contract/json'
import type { Fault } from '../support/fault'
import { answerJson, changeAnswer } from '../support/json-answers'
import { matchOperation } from '../support/match-operation'
import { readJson } from '../support/read-json'
import { BASE_URL } from '../support/start-service'
import { entries, onAnswerAt, onOperation } from '../support/wrappers'

/** An order as if it had been made, for faults that let an impossible one pass. */
async function pretend(request: Request, status = 'Not processed'): Promise<Response> {
  const order = asObject((await readJson(request))['order'])
  return answerJson({
    ...order,
    products: asArray(order['products']),
    _id: `ord_pretend_${Math.random().toString(36).slice(2)}`,
    status,
    user: { _id: matchOperation(request)?.params['userId'], name: 'Somebody' },
    createdAt: new Date().toISOString(),
  })
}

/** Lets orders pass that should be refused with a status, when a test of the sent order holds. */
function letPass(
  status: number,
  holds: (order: JsonObject, error: string) => boolean,
): Fault['wrap'] {
  return onOperation('createOrder', async (request, forward) => {
    const response = await forward()
    if (response.status !== status) return response
    const order = asObject((await readJson(request))['order'])
    const error = String((await readJson(response))['error'])
    return holds(order, error) ? pretend(request) : response
  })
}

const countOf = (order: JsonObject) =>
  entries(order['products']).reduce((sum, { count }) => sum + Number(count), 0)

/** Orders, their sums and their stock. */
export const orderFaults: readonly Fault[] = [
  {
    name: 'createOrder needs no payment',
    operation: 'createOrder',
    rule: 'unpaid-order',
    wrap: letPass(404, (order) => String(order['transaction_id']).includes('no-such')),
  },
  {
    name: "createOrder takes another's payment",
    operation: 'createOrder',
    rule: 'unpaid-order',
    wrap: letPass(403, (_, error) => error.includes('another account')),
  },
  {
    name: 'createOrder takes any amount',
    operation: 'createOrder',
    rule: 'order-amount',
    wrap: letPass(409, (_, error) => error.includes('cost')),
  },
  {
    name: 'createOrder takes the claimed amount for the charged one',
    operation: 'createOrder',
    rule: 'order-amount',
    wrap: letPass(409, (order, error) => error.includes('cost') && Number(order['amount']) > 1),
  },
  {
    name: 'createOrder sells more than there is',
    operation: 'createOrder',
    rule: 'oversold',
    wrap: letPass(409, (_, error) => /left|out of stock/.test(error)),
  },
  {
    name: 'createOrder counts the stock line by line',
    operation: 'createOrder',
    rule: 'oversold',
    wrap: letPass(
      409,
      (order, error) =>
        error.includes('left') && asArray(order['products']).length > 1 && countOf(order) > 3,
    ),
  },
  {
    name: 'createOrder sells the last pieces twice',
    operation: 'createOrder',
    rule: 'oversold',
    wrap: letPass(409, (_, error) => error.includes('out of stock')),
  },
  {
    name: 'createOrder makes orders of voided charges',
    operation: 'createOrder',
    rule: 'voided-charge',
    wrap: letPass(409, (_, error) => error.includes('was cancelled. Nothing')),
  },
  {
    name: 'createOrder takes unknown products',
    operation: 'createOrder',
    rule: 'unknown-id',
    wrap: letPass(409, (_, error) => error.includes('not sold any more')),
  },
  {
    name: "createOrder takes the client's prices",
    operation: 'createOrder',
    rule: 'own-prices',
    wrap: onOperation('createOrder', async (request, forward) => {
      const sent = entries(asObject((await readJson(request))['order'])['products'])
      const response = await forward()
      if (!response.ok || sent[0]?.['name'] !== 'Tampered') return response
      return changeAnswer(response, (body) => ({ ...asObject(body), products: sent }))
    }),
  },
  {
    name: "createOrder refuses the client's prices",
    operation: 'createOrder',
    rule: 'own-prices',
    wrap: onOperation('createOrder', async (request, forward) => {
      const isTampered = (await request.clone().text()).includes('"Tampered"')
      return isTampered ? answerJson({ error: 'price: is not ours.' }, 409) : forward()
    }),
  },
  {
    name: "createOrder takes the client's status",
    operation: 'createOrder',
    rule: 'ignored-field',
    wrap: onOperation('createOrder', async (request, forward) => {
      const { status } = asObject((await readJson(request))['order'])
      const response = await forward()
      return response.ok && status
        ? changeAnswer(response, (body) => ({ ...asObject(body), status }))
        : response
    }),
  },
  {
    name: 'createOrder makes a second order of a transaction',
    operation: 'createOrder',
    rule: 'one-order',
    wrap: (next) => {
      const made = new Set<unknown>()
      return onOperation('createOrder', async (request, forward) => {
        const id = asObject((await readJson(request))['order'])['transaction_id']
        const response = await forward()
        if (!response.ok) return response
        const isAgain = made.has(id)
        made.add(id)
        return isAgain
          ? changeAnswer(response, (body) => ({ ...asObject(body), _id: 'ord_second' }))
          : response
      })(next)
    },
  },
  {
    name: 'createOrder refuses the second request for an order',
    operation: 'createOrder',
    rule: 'one-order',
    wrap: (next) => {
      const made = new Set<unknown>()
      return onOperation('createOrder', async (request, forward) => {
        const id = asObject((await readJson(request))['order'])['transaction_id']
        const response = await forward()
        const isAgain = made.has(id)
        if (response.ok) made.add(id)
        return response.ok && isAgain ? answerJson({ error: 'Used already.' }, 409) : response
      })(next)
    },
  },
  {
    name: 'createOrder leaves the stock alone',
    operation: 'createOrder',
    rule: 'stock-count',
    wrap: (next) => {
      const stock = new Map<string, JsonObject>()
      const show = async (id: string) =>
        asObject(await (await next(new Request(`${BASE_URL}/product/show/${id}`))).json())
      return async (request) => {
        const match = matchOperation(request)
        const id = match?.params['productId'] ?? ''
        if (match?.operation === 'createOrder') {
          const order = asObject((await readJson(request))['order'])
          for (const line of entries(order['products'])) {
            const before = stock.get(String(line['_id'])) ?? (await show(String(line['_id'])))
            stock.set(String(line['_id']), before)
          }
        }
        const kept = stock.get(id)
        const response = await next(request)
        if (match?.operation !== 'showProduct' || !response.ok || !kept) return response
        const { quantity, sold } = kept
        return changeAnswer(response, (body) => ({ ...asObject(body), quantity, sold }))
      }
    },
  },
  {
    name: 'createOrder answers a wrong total',
    operation: 'createOrder',
    rule: 'order-amount',
    wrap: onAnswerAt('createOrder', '/amount', (amount) => Number(amount) + 1),
  },
  {
    name: 'createOrder forgets a line',
    operation: 'createOrder',
    rule: 'read-back',
    wrap: onAnswerAt('createOrder', '/products', (lines) => asArray(lines).slice(0, 1)),
  },
  {
    name: 'createOrder forgets the address',
    operation: 'createOrder',
    rule: 'read-back',
    wrap: onAnswerAt('createOrder', '/address', () => 'Somewhere'),
  },
]
