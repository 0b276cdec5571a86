import type { JsonObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Answers that it set the status of an order that does not exist. */
export const updateOrderStatusTakesUnknownIds: Fault = {
  name: 'updateOrderStatus takes unknown ids',
  operation: 'updateOrderStatus',
  rule: 'unknown-id',
  wrap: onOperation('updateOrderStatus', async (request, forward) => {
    const response = await forward()
    return response.status === 404 ? pretendStatus(await readJson(request)) : response
  }),
}

function pretendStatus({ status, orderId }: JsonObject): Response {
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
}
