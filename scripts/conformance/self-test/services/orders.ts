import { asArray, asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { BASE_URL } from '../start-service'
import { everyProduct } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeAnswer, changeRequest, readJson } from '../wrap/messages'
import { entries, onOperation } from '../wrap/one-operation'

/** Accepts orders that the service refuses with a status, when the sent order and the error fit. */
export function letPass(
  operation: string,
  status: number,
  fits: (order: JsonObject, error: string) => boolean,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (response.status !== status) return response
    const order = await readOrder(request)
    const error = String((await readJson(response))['error'])
    return fits(order, error) ? pretendOrder(request) : response
  })
}

/** An order as if it had been made. */
async function pretendOrder(request: Request): Promise<Response> {
  const order = await readOrder(request)
  return answerJson({
    ...order,
    products: asArray(order['products']),
    _id: `ord_pretend_${Math.random().toString(36).slice(2)}`,
    status: 'Not processed',
    user: { _id: matchOperation(request)?.params['userId'], name: 'Somebody' },
    createdAt: new Date().toISOString(),
  })
}

/** Answers the second request for a transaction's order, and every later one, in another way than the first. */
export function answerAgain(
  operation: string,
  change: (answer: Response) => Response | Promise<Response>,
): Wrapper {
  // Each check of a service starts with no order made.
  return (next) => {
    const made = new Set<unknown>()
    return onOperation(operation, async (request, forward) => {
      const id = (await readOrder(request))['transaction_id']
      const response = await forward()
      if (!response.ok) return response
      const isAgain = made.has(id)
      made.add(id)
      return isAgain ? change(response) : response
    })(next)
  }
}

/** Stores the names and prices that the client sent. */
export function takeClientsPrices(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const sent = entries((await readOrder(request))['products'])
    const response = await forward()
    if (!response.ok || sent[0]?.['name'] !== 'Tampered') return response
    return changeAnswer(response, (body) => ({ ...asObject(body), products: sent }))
  })
}

/** Refuses an order for names and prices that it should ignore. */
export function refuseTampered(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const isTampered = (await request.clone().text()).includes('"Tampered"')
    return isTampered ? answerJson({ error: 'price: is not ours.' }, 409) : forward()
  })
}

export function takeClientsStatus(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { status } = await readOrder(request)
    const response = await forward()
    return response.ok && status
      ? changeAnswer(response, (body) => ({ ...asObject(body), status }))
      : response
  })
}

/** Sells pieces without removing them from stock. */
export function keepStock(operation: string): Wrapper {
  return (next) => {
    const stock = new Map<string, JsonObject>()
    const show = async (id: string) =>
      asObject(await (await next(new Request(`${BASE_URL}/product/show/${id}`))).json())
    return async (request) => {
      const match = matchOperation(request)
      if (match?.operation === operation) {
        for (const line of entries((await readOrder(request))['products'])) {
          const id = String(line['_id'])
          stock.set(id, stock.get(id) ?? (await show(id)))
        }
      }
      return everyProduct((product) => {
        const { quantity, sold } = stock.get(String(product['_id'])) ?? product
        return { ...product, quantity, sold }
      })(next)(request)
    }
  }
}

/** Accepts a body that names another order than the path. */
export function ofThePathAlone(operation: string): Wrapper {
  return onOperation(operation, async (request, forward, { params }) => {
    const body = await readJson(request)
    const isOther =
      String(body['orderId']).includes('no-such') && !params['orderId']?.includes('no-such')
    return isOther
      ? forward(await changeRequest(request, { json: { ...body, orderId: params['orderId'] } }))
      : forward()
  })
}

/** Answers that it set the status of an order that does not exist. */
export function pretendStatus(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (response.status !== 404) return response
    const { status, orderId } = await readJson(request)
    return answerJson({
      _id: orderId,
      status,
      products: [],
      transaction_id: 'txn',
      amount: 0,
      address: 'Somewhere',
      user: { _id: 'usr', name: 'Somebody' },
      createdAt: new Date().toISOString(),
    })
  })
}

export function totalCount(order: JsonObject): number {
  return entries(order['products']).reduce((sum, { count }) => sum + Number(count), 0)
}

async function readOrder(request: Request): Promise<JsonObject> {
  return asObject((await readJson(request))['order'])
}
