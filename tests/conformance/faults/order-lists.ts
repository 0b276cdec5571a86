import type { JsonObject } from '../../../scripts/conformance/contract/json'
import { changeRequest } from '../support/change-request'
import type { Fault } from '../support/fault'
import { answerJson } from '../support/json-answers'
import { readJson } from '../support/read-json'
import { entries, onAnswer, onJson, onOperation } from '../support/wrappers'

/** Lists of orders, and their status. */
export const orderListFaults: readonly Fault[] = [
  {
    name: 'listOwnOrders leaves the newest out',
    operation: 'listOwnOrders',
    rule: 'own-orders',
    wrap: onAnswer('listOwnOrders', (body) => entries(body).slice(1)),
  },
  {
    name: 'listOwnOrders lists the orders of others',
    operation: 'listOwnOrders',
    rule: 'own-orders',
    wrap: onAnswer('listOwnOrders', (body) =>
      entries(body).map((order, index) =>
        index === 1 ? { ...order, user: { _id: 'usr', name: 'Other' } } : order,
      ),
    ),
  },
  {
    name: 'listOrders leaves the newest out',
    operation: 'listOrders',
    rule: 'read-back',
    wrap: onAnswer('listOrders', (body) => entries(body).slice(1)),
  },
  {
    name: 'listOrders lists the oldest first',
    operation: 'listOrders',
    rule: 'sort-order',
    wrap: onAnswer('listOrders', (body) => entries(body).toReversed()),
  },
  {
    name: 'updateOrderStatus stores nothing',
    operation: 'updateOrderStatus',
    rule: 'order-status',
    wrap: onJson('updateOrderStatus', (body) =>
      body['status'] === 'Processing' ? { ...body, status: 'Not processed' } : body,
    ),
  },
  {
    name: 'updateOrderStatus takes any status',
    operation: 'updateOrderStatus',
    rule: 'order-status',
    wrap: onJson('updateOrderStatus', (body) =>
      String(body['status']).startsWith('Conformance') ? { ...body, status: 'Shipped' } : body,
    ),
  },
  {
    name: 'updateOrderStatus looks at the path alone',
    operation: 'updateOrderStatus',
    rule: 'wrong-order',
    wrap: onOperation('updateOrderStatus', async (request, forward, { params }) => {
      const body = await readJson(request)
      const isOther =
        String(body['orderId']).includes('no-such') && !params['orderId']?.includes('no-such')
      return isOther
        ? forward(await changeRequest(request, { json: { ...body, orderId: params['orderId'] } }))
        : forward()
    }),
  },
  {
    name: 'updateOrderStatus takes unknown ids',
    operation: 'updateOrderStatus',
    rule: 'unknown-id',
    wrap: onOperation('updateOrderStatus', async (request, forward) => {
      const response = await forward()
      return response.status === 404 ? pretendStatus(await readJson(request)) : response
    }),
  },
]

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
