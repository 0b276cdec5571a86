import { asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'
import { readJson } from '../../support/read-json'
import { BASE_URL } from '../../support/start-service'
import { entries } from '../../support/wrappers'

/** Sells pieces without taking them out of stock. */
export const createOrderLeavesTheStockAlone: Fault = {
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
}
