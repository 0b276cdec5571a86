import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../../support/handler'
import { answerJson } from '../../../support/json-answers'
import { matchOperation } from '../../../support/match-operation'
import { readJson } from '../../../support/read-json'
import { onOperation } from '../../../support/wrappers'

/** Lets orders pass that should be refused with a status, when a test of the sent order and of the error holds. */
export function letPass(
  status: number,
  holds: (order: JsonObject, error: string) => boolean,
): Wrapper {
  return onOperation('createOrder', async (request, forward) => {
    const response = await forward()
    if (response.status !== status) return response
    const order = asObject((await readJson(request))['order'])
    const error = String((await readJson(response))['error'])
    return holds(order, error) ? pretend(request) : response
  })
}

/** An order as if it had been made. */
async function pretend(request: Request): Promise<Response> {
  const order = asObject((await readJson(request))['order'])
  return answerJson({
    ...order,
    products: asArray(order['products']),
    _id: `ord_pretend_${Math.random().toString(36).slice(2)}`,
    status: 'Not processed',
    user: { _id: matchOperation(request)?.params['userId'], name: 'Somebody' },
    createdAt: new Date().toISOString(),
  })
}
