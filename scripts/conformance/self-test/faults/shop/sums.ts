import { asObject } from '../../../../../mocks/contract/json'
import { type Family, fault, faultsOf, onThoroughRun } from '../../fault'
import { answerAgain, letPass } from '../../services/orders'
import {
  leaveOutLines,
  miscount,
  readDollars,
  readSentOrder,
  refuseOrders,
  takeBeforeRefusal,
} from '../../services/shop/sums'
import { answerJson, changeAnswer, readJson } from '../../wrap/messages'
import { entries, onAnswerAt, onJson, onOperation } from '../../wrap/one-operation'

const amount = faultsOf('order-amount')
const stock = faultsOf('stock-count')
const charged = faultsOf('charged-amount')
const nonce = faultsOf('nonce-once')
const oneOrder = faultsOf('one-order')

/** Within a cent, as where binary numbers are compared. */
const isNear = (a = 0, b = 0) => Math.abs(a - b) < 0.015
const asNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value)

/** Sums that binary numbers get wrong, and payments that are compared too little. */
export const sums: Family = {
  name: 'sums and nonces',
  checksFor: () => [
    'checkout',
    'nonces',
    'transactions',
    'totals',
    'changed-product',
    'order-life',
  ],
  faults: [
    charged('createPayment', 'cuts cents off', onJson, (body) => ({
      ...body,
      amount: Math.trunc(Number(body['amount']) * 100) / 100,
    })),
    charged('createPayment', 'charges whole dollars', onJson, (body) => ({
      ...body,
      amount: Math.round(Number(body['amount'])),
    })),
    charged('createPayment', 'answers in cents', onAnswerAt, '/transaction/amount', (value) =>
      Math.round(Number(value) * 100),
    ),
    charged('createPayment', 'adds a fee', onAnswerAt, '/transaction/amount', (value) =>
      Number(value) === 0 ? 0 : (Math.round(Number(value) * 100) + 30) / 100,
    ),
    fault('createPayment', 'takes an amount that is a text', 'bad-input', onJson, (body) => ({
      ...body,
      amount: asNumber(body['amount']),
    })),
    nonce('createPayment', 'uses the nonce of a payment of 0', useNonceOfNothing),
    onThoroughRun(nonce('createPayment', 'charges what was declined before', chargeDeclined)),
    fault('createOrder', 'takes an amount that is a text', 'bad-input', onJson, (body) => {
      const order = asObject(body['order'])
      return { ...body, order: { ...order, amount: asNumber(order['amount']) } }
    }),
    amount('createOrder', 'forgives a cent', letPass, 409, (_, error) => {
      const [cost, paid, claimed] = readDollars(error)
      return cost !== undefined && isNear(cost, paid) && isNear(cost, claimed)
    }),
    amount('createOrder', 'forgives a cent that was not paid', letPass, 409, (_, error) => {
      const [cost = 0, paid = 0] = readDollars(error)
      return error.includes('cost') && paid < cost && isNear(cost, paid)
    }),
    amount('createOrder', 'takes more than it costs', letPass, 409, (_, error) => {
      const [cost = 0, paid = 0, claimed = 0] = readDollars(error)
      return error.includes('cost') && paid > cost && claimed > cost
    }),
    amount('createOrder', 'does not compare what is claimed', letPass, 409, (_, error) => {
      const [cost, paid] = readDollars(error)
      return error.includes('cost') && cost === paid
    }),
    amount('createOrder', 'takes the price of a moment ago', letPass, 409, (order, error) => {
      const [cost = 0, paid, claimed] = readDollars(error)
      return (
        error.includes('cost') && paid === claimed && cost === 33.05 && order['amount'] === 20.31
      )
    }),
    onThoroughRun(
      amount('createOrder', 'compares no payment of 0', letPass, 409, (_, error) => {
        const [, paid] = readDollars(error)
        return error.includes('cost') && paid === 0
      }),
    ),
    fault('createOrder', 'adds up binary numbers', 'refused', refuseOrders, (order, lines) => {
      const total = lines.reduce((sum, { price, count }) => sum + Number(price) * Number(count), 0)
      return total !== order['amount'] && Math.abs(total - Number(order['amount'])) < 1e-6
    }),
    fault('createOrder', 'cuts the total to cents', 'refused', refuseOrders, (order, lines) => {
      const cents = lines.reduce((sum, { price, count }) => sum + toCutCents(price, count), 0)
      return cents + 1 === Math.round(Number(order['amount']) * 100)
    }),
    fault('createOrder', 'wants each product on one line', 'refused', refuseOrders, (_, lines) => {
      const ids = lines.map(({ _id }) => _id)
      return lines.length < 100 && new Set(ids).size < ids.length && !isTooMuch(lines)
    }),
    onThoroughRun(
      fault(
        'createOrder',
        'takes fifty lines at most',
        'refused',
        refuseOrders,
        (_, lines) => lines.length > 50 && lines.length <= 100,
      ),
    ),
    onThoroughRun(
      stock(
        'createOrder',
        'reads the first fifty lines only',
        leaveOutLines,
        (_, index) => index < 50,
      ),
    ),
    onThoroughRun(stock('createOrder', 'takes stock before it refuses', takeBeforeRefusal)),
    stock('createOrder', 'counts the first line only', miscount, (count, index) => ({
      quantity: index > 0 ? count : 0,
      sold: index > 0 ? count : 0,
    })),
    stock('createOrder', 'counts one piece a line', miscount, (count) => ({
      quantity: count - 1,
      sold: count - 1,
    })),
    stock('createOrder', 'counts nothing as sold', miscount, (count) => ({
      quantity: 0,
      sold: count,
    })),
    stock('createOrder', 'takes nothing from stock', miscount, (count) => ({
      quantity: count,
      sold: 0,
    })),
    oneOrder('createOrder', 'refuses another cart for an order that is there', refuseOtherCart),
    oneOrder('createOrder', 'sends an order elsewhere when it comes again', moveOrder),
    oneOrder('createOrder', 'fails when an order comes again', answerAgain, () =>
      answerJson({ error: 'This order is there already.' }, 409),
    ),
    fault(
      'createOrder',
      'begins in the middle of its life',
      'order-status',
      onAnswerAt,
      '/status',
      (status) => (status === 'Not processed' ? 'Processing' : status),
    ),
  ],
}

function toCutCents(price: unknown, count: unknown): number {
  return Math.floor(Number(price) * Number(count) * 100)
}

function isTooMuch(lines: readonly Readonly<Record<string, unknown>>[]): boolean {
  return lines.reduce((sum, { count }) => sum + Number(count), 0) > 3
}

function useNonceOfNothing(operation: string) {
  const used = new Set<unknown>()
  return onOperation(operation, async (request, forward) => {
    const { paymentMethodNonce: one, amount: asked } = await readJson(request)
    if (asked !== 0 && used.has(one)) return answerJson({ error: 'This nonce was used.' }, 409)
    if (asked === 0 && !String(one).startsWith('fake-')) used.add(one)
    return forward()
  })
}

function chargeDeclined(operation: string) {
  const declined = new Set<unknown>()
  return onOperation(operation, async (request, forward) => {
    const { paymentMethodNonce: one, amount: asked } = await readJson(request)
    const isAgain = declined.has(one) && !String(one).startsWith('fake-')
    if (isAgain)
      return answerJson({ success: true, transaction: { id: 'txn_late', amount: asked } })
    const response = await forward()
    if (response.status === 402) declined.add(one)
    return response
  })
}

function refuseOtherCart(operation: string) {
  return (next: Parameters<ReturnType<typeof onOperation>>[0]) => {
    const carts = new Map<unknown, string>()
    return onOperation(operation, async (request, forward) => {
      const order = await readSentOrder(request)
      const id = order['transaction_id']
      const cart = entries(order['products'])
        .map(({ _id, count }) => `${_id} ${count}`)
        .join()
      const known = carts.get(id)
      if (known !== undefined && known !== cart) return answerJson({ error: 'Another cart.' }, 409)
      const response = await forward()
      if (response.ok) carts.set(id, cart)
      return response
    })(next)
  }
}

function moveOrder(operation: string) {
  return onOperation(operation, async (request, forward) => {
    const { address } = await readSentOrder(request)
    const response = await forward()
    return response.ok
      ? changeAnswer(response, (body) => ({ ...asObject(body), address }))
      : response
  })
}
