import { asArray, type JsonObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { entries } from '../../support/wrappers'
import { letPass } from './support/let-pass'

const countOf = (order: JsonObject) =>
  entries(order['products']).reduce((sum, { count }) => sum + Number(count), 0)

/** Makes orders whose lines are each in stock, but not together. */
export const createOrderCountsTheStockLineByLine: Fault = {
  name: 'createOrder counts the stock line by line',
  operation: 'createOrder',
  rule: 'oversold',
  wrap: letPass(
    409,
    (order, error) =>
      error.includes('left') && asArray(order['products']).length > 1 && countOf(order) > 3,
  ),
}
