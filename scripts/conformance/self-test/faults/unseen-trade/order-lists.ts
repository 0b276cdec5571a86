import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf } from '../../fault'
import * as orders from '../../services/purchases/order-lists'
import * as statuses from '../../services/purchases/order-status'
import { answerAs, mendValue } from '../../services/trade/bodies'
import { onAnswer, onStatus } from '../../wrap/one-operation'

const status = faultsOf('order-status')

const sorted = (
  operation: string,
  what: string,
  key: (order: JsonObject) => string | number,
): Fault => fault(operation, what, 'sort-order', orders.sortBy, key)
const keeps = (
  operation: string,
  what: string,
  isKept: orders.Keep,
  rule: 'read-back' | 'own-orders' = 'read-back',
): Fault => fault(operation, what, rule, orders.keepOnly, isKept)

/** Lists of orders, and their status. */
export const orderLists: Family = {
  name: 'unseen: lists of orders',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    sorted('listOwnOrders', 'sorts by amount', ({ amount }) => Number(amount)),
    sorted('listOwnOrders', 'sorts by id', ({ _id }) => String(_id)),
    sorted('listOwnOrders', 'sorts by status', ({ status: value }) => String(value)),
    sorted('listOwnOrders', 'answers the oldest first', (order) => -orders.timeOf(order)),
    sorted('listOrders', 'sorts by address', ({ address }) => String(address)),
    sorted('listOrders', 'sorts by amount', ({ amount }) => Number(amount)),
    sorted('listOrders', 'sorts by user', ({ user }) => String(asObject(user)['name'])),
    sorted('listOrders', 'answers the oldest first', (order) => -orders.timeOf(order)),
    fault('listOrders', 'sorts by the last status', 'sort-order', orders.sortByChange),
    keeps('listOwnOrders', 'answers the newest only', (_, index) => index === 0),
    keeps('listOwnOrders', 'answers two at most', (_, index) => index < 2),
    keeps('listOrders', 'answers ten at most', (_, index) => index < 10),
    keeps('listOrders', 'leaves out what cost nothing', ({ amount }) => amount !== 0),
    keeps('listOwnOrders', 'leaves out what cost nothing', ({ amount }) => amount !== 0),
    keeps(
      'listOwnOrders',
      'leaves out what is cancelled',
      ({ status: value }) => value !== 'Cancelled',
    ),
    keeps(
      'listOrders',
      'leaves out what is delivered',
      ({ status: value }) => value !== 'Delivered',
    ),
    keeps(
      'listOrders',
      "answers the administrator's only",
      (order, _, { userId }) => asObject(order['user'])['_id'] === userId,
    ),
    fault('listOwnOrders', "answers administrators everybody's", 'own-orders', orders.answerAll),
    fault('listOwnOrders', 'answers those of one name', 'own-orders', orders.answerOfName),
    fault(
      'listOwnOrders',
      'answers orders without lines',
      'read-back',
      orders.changeEach,
      (order) => ({ ...order, products: [] }),
    ),
    fault('listOrders', 'answers the first line only', 'read-back', orders.changeEach, (order) => ({
      ...order,
      products: asArray(order['products']).slice(0, 1),
    })),
    fault('listOrders', 'names the administrator for buyer', 'read-back', orders.nameCaller),
    fault('listOwnOrders', 'answers ids for users', 'schema', orders.changeEach, (order) => ({
      ...order,
      user: asObject(order['user'])['_id'],
    })),
    status('updateOrderStatus', 'answers the status before', statuses.answerBefore),
    status('updateOrderStatus', 'answers and stores nothing', statuses.storeNothing),
    status('updateOrderStatus', 'answers small letters', onAnswer, (body) => ({
      ...asObject(body),
      status: String(asObject(body)['status']).toLowerCase(),
    })),
    status('updateOrderStatus', 'takes unlisted statuses', mendValue, 'status', statuses.takeAny),
    status(
      'updateOrderStatus',
      'takes statuses in any case',
      mendValue,
      'status',
      statuses.takeAnyCase,
    ),
    status('updateOrderStatus', 'answers 404 to unlisted statuses', answerAs, 400, /status/, 404),
    status('updateOrderStatus', 'answers 422 to unlisted statuses', answerAs, 400, /status/, 422),
    fault('updateOrderStatus', 'sets the newest order', 'wrong-order', statuses.setNewest),
    fault('updateOrderStatus', 'sets all orders of the user', 'wrong-order', statuses.setAll),
    fault(
      'updateOrderStatus',
      'answers 404 to another order in the body',
      'bad-input',
      answerAs,
      400,
      /orderId/,
      404,
    ),
    fault(
      'updateOrderStatus',
      'takes an absent order in the body',
      'bad-input',
      statuses.fillOrderId,
    ),
    fault('updateOrderStatus', 'answers 500 to unknown orders', 'server-error', onStatus, 404, 500),
    fault('updateOrderStatus', 'answers 400 to unknown orders', 'unknown-id', onStatus, 404, 400),
    fault(
      'updateOrderStatus',
      'loses the lines in its answer',
      'read-back',
      orders.changeEach,
      (order) => ({ ...order, products: [] }),
    ),
    fault('listOrderStatuses', 'leaves out the first status', 'order-status', onAnswer, (body) =>
      asArray(body).slice(1),
    ),
    fault('listOrderStatuses', 'answers pairs of id and name', 'schema', onAnswer, (body) =>
      asArray(body).map((name, id) => ({ id, name })),
    ),
    fault(
      'listOrderStatuses',
      'answers other words than orders',
      'order-status',
      onAnswer,
      (body) => asArray(body).map((name) => String(name).toUpperCase()),
    ),
  ],
}
