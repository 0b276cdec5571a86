import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'
import { entries } from '../../support/wrappers'

/** Removes a deleted product from the orders that were made of it. */
export const deleteProductTakesTheProductOutOfItsOrders: Fault = {
  name: 'deleteProduct takes the product out of its orders',
  operation: 'deleteProduct',
  rule: 'order-copy',
  wrap: (next) => {
    const deleted = new Set<string>()
    const isLeft = (line: unknown) => !deleted.has(String(asObject(line)['_id']))
    return async (request) => {
      const match = matchOperation(request)
      const response = await next(request)
      if (match?.operation === 'deleteProduct' && response.ok)
        deleted.add(match.params['productId'] ?? '')
      if (match?.operation !== 'listOwnOrders' || !response.ok) return response
      const orders = entries(await response.json())
      return answerJson(
        orders.map((order) => ({
          ...order,
          products: entries(order['products']).filter(isLeft),
        })),
      )
    }
  },
}
