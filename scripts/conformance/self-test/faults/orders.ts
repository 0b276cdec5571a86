import { asArray, asObject } from '../../../../mocks/contract/json'
import { type Family, fault, faultsOf, onThoroughRun } from '../fault'
import {
  answerAgain,
  keepStock,
  letPass,
  ofThePathAlone,
  pretendStatus,
  refuseTampered,
  takeClientsPrices,
  takeClientsStatus,
  totalCount,
} from '../services/orders'
import { keepOnly, touchTimes } from '../services/purchases/order-lists'
import { answerJson, changeAnswer } from '../wrap/messages'
import { entries, onAnswer, onAnswerAt, onJson, onStatus } from '../wrap/one-operation'

const unpaid = faultsOf('unpaid-order')
const amount = faultsOf('order-amount')
const oversold = faultsOf('oversold')
const readBack = faultsOf('read-back')
const ownPrices = faultsOf('own-prices')
const oneOrder = faultsOf('one-order')
const ownOrders = faultsOf('own-orders')
const status = faultsOf('order-status')
const keptOrder = faultsOf('kept-value')

const STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']

/** Orders, their sums and their stock. */
export const orders: Family = {
  name: 'orders',
  checksFor: () => ['checkout', 'transactions', 'totals', 'changed-product', 'stock-limits'],
  faults: [
    unpaid('createOrder', 'needs no payment', letPass, 404, () => true),
    unpaid('createOrder', 'answers 403 to unknown transactions', onStatus, 404, 403),
    unpaid('createOrder', "takes another's payment", letPass, 403, (_, error) =>
      error.includes('another account'),
    ),
    amount('createOrder', 'takes any amount', letPass, 409, (_, error) => error.includes('cost')),
    amount(
      'createOrder',
      'takes the claimed amount for the charged one',
      letPass,
      409,
      (order, error) => error.includes('cost') && Number(order['amount']) > 1,
    ),
    oversold('createOrder', 'sells more than there is', letPass, 409, (_, error) =>
      /left|out of stock/.test(error),
    ),
    // The lines are each in stock, but not together.
    oversold(
      'createOrder',
      'counts the stock line by line',
      letPass,
      409,
      (order, error) =>
        error.includes('left') && asArray(order['products']).length > 1 && totalCount(order) > 3,
    ),
    oversold('createOrder', 'sells the last pieces twice', letPass, 409, (_, error) =>
      error.includes('out of stock'),
    ),
    fault(
      'createOrder',
      'makes orders of voided charges',
      'voided-charge',
      letPass,
      409,
      (_, error) => error.includes('It was cancelled'),
    ),
    fault('createOrder', 'takes unknown products', 'unknown-id', letPass, 409, (_, error) =>
      error.includes('not sold any more'),
    ),
    ownPrices('createOrder', "takes the client's prices", takeClientsPrices),
    ownPrices('createOrder', "refuses the client's prices", refuseTampered),
    fault('createOrder', "takes the client's status", 'ignored-field', takeClientsStatus),
    oneOrder('createOrder', 'makes a second order of a transaction', answerAgain, (answer) =>
      changeAnswer(answer, (body) => ({ ...asObject(body), _id: 'ord_second' })),
    ),
    oneOrder('createOrder', 'refuses the second request for an order', answerAgain, () =>
      answerJson({ error: 'Used already.' }, 409),
    ),
    fault('createOrder', 'leaves the stock alone', 'stock-count', keepStock),
    amount(
      'createOrder',
      'answers a wrong total',
      onAnswerAt,
      '/amount',
      (value) => Number(value) + 1,
    ),
    readBack('createOrder', 'forgets a line', onAnswerAt, '/products', (lines) =>
      asArray(lines).slice(0, 1),
    ),
    readBack('createOrder', 'forgets the address', onAnswerAt, '/address', () => 'Somewhere'),
  ],
}

/** Lists of orders, and their status. */
export const orderLists: Family = {
  name: 'lists of orders',
  checksFor: ({ isThorough }) => ['order-life', ...(isThorough ? ['order-history'] : [])],
  faults: [
    ownOrders('listOwnOrders', 'leaves the newest out', onAnswer, (body) => entries(body).slice(1)),
    ownOrders('listOwnOrders', 'lists the orders of others', onAnswer, (body) =>
      entries(body).flatMap((order, index) =>
        index === 0 ? [order, { ...order, user: { _id: 'usr', name: 'Other' } }] : [order],
      ),
    ),
    readBack('listOrders', 'leaves the newest out', onAnswer, (body) => entries(body).slice(1)),
    fault('listOrders', 'lists the oldest first', 'sort-order', onAnswer, (body) =>
      entries(body).toReversed(),
    ),
    onThoroughRun(
      readBack(
        'listOrders',
        "leaves out the administrator's own",
        keepOnly,
        (order, _, { userId }) => asObject(order['user'])['_id'] !== userId,
      ),
    ),
    status('updateOrderStatus', 'stores nothing', onJson, (body) =>
      body['status'] === 'Processing' ? { ...body, status: 'Not processed' } : body,
    ),
    status('updateOrderStatus', 'takes any status', onJson, (body) =>
      String(body['status']).startsWith('Conformance') ? { ...body, status: 'Shipped' } : body,
    ),
    onThoroughRun(
      status('updateOrderStatus', 'takes a status in any case', onJson, (body) => {
        const { status: sent } = body
        const isSame = (one: string) =>
          typeof sent === 'string' && one.toLowerCase() === sent.toLowerCase()
        return { ...body, status: STATUSES.find(isSame) ?? sent }
      }),
    ),
    keptOrder('updateOrderStatus', 'sets the time of the order, too', touchTimes),
    keptOrder('updateOrderStatus', 'answers itself as who ordered', onAnswerAt, '/user', () => ({
      _id: 'usr_admin',
      name: 'Administrator',
    })),
    fault('updateOrderStatus', 'looks at the path alone', 'wrong-order', ofThePathAlone),
    fault('updateOrderStatus', 'takes unknown ids', 'unknown-id', pretendStatus),
  ],
}
