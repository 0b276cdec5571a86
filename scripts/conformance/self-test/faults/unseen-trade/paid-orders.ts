import type { JsonObject } from '../../../../../mocks/contract/json'
import { asObject } from '../../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf } from '../../fault'
import { answerAs } from '../../services/trade/bodies'
import { type Facts, placeAnyway } from '../../services/trade/books'
import * as stock from '../../services/trade/stock'
import { keepCharge, voidAfter } from '../../services/trade/voids'
import { entries, onAnswer, onAnswerAt } from '../../wrap/one-operation'

/** Makes orders that are not paid as they should be. */
const amounts = (what: string, isPlaced: (facts: Facts) => boolean): Fault =>
  fault(
    'createOrder',
    what,
    'order-amount',
    placeAnyway,
    (facts) => facts.status === 409 && /cost/.test(facts.error) && isPlaced(facts),
  )
const unpaid = (what: string, isPlaced: (facts: Facts) => boolean): Fault =>
  fault('createOrder', what, 'unpaid-order', placeAnyway, isPlaced)
const voided = faultsOf('voided-charge')
const again = faultsOf('one-order')
const counted = faultsOf('stock-count')
const refused = faultsOf('refused')

const linesOf = (order: JsonObject) => entries(order['products'])
const clientSum = (order: JsonObject) =>
  linesOf(order).reduce((sum, { price, count }) => sum + Number(price) * Number(count), 0)
const cents = (amount: number) => Math.round(amount * 100)
const isWithin = (difference: number) => (facts: Facts) =>
  Math.abs(cents(facts.claimed) - cents(facts.total)) <= difference &&
  facts.claimed === facts.charged
const isStock = /left|out of stock/
const isEqual = ({ claimed, charged, total }: Facts) => claimed === charged && claimed === total

const hasOneProductTwice = (order: JsonObject) =>
  new Set(linesOf(order).map(({ _id }) => _id)).size < linesOf(order).length
const pieces = ({ count }: JsonObject) => Number(count)
/** Sums prices as binary fractions and compares exactly. */
const isInexact = (order: JsonObject) =>
  linesOf(order).reduce((sum, { price, count }) => sum + Number(price) * Number(count), 0) !==
  Number(order['amount'])

/** What an order costs, and what becomes of its payment and of the stock. */
export const paidOrders: Family = {
  name: 'unseen: paid orders',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    amounts('tolerates a cent', isWithin(1)),
    amounts('tolerates a dollar', isWithin(100)),
    amounts(
      'compares whole dollars',
      ({ claimed, total }) => Math.floor(claimed) === Math.floor(total),
    ),
    amounts('trusts the amount', ({ claimed, charged }) => claimed === charged),
    amounts('does not look at the amount', ({ charged, total }) => charged === total),
    amounts('does not look at the charge', ({ claimed, total }) => claimed === total),
    amounts('takes what is overpaid', ({ charged = 0, total }) => charged > total),
    amounts(
      'takes overpaid charges of the right amount',
      ({ charged = 0, claimed, total }) => charged > total && claimed === total,
    ),
    amounts(
      "sums the client's prices",
      ({ order, claimed }) => cents(clientSum(order)) === cents(claimed),
    ),
    amounts(
      'counts each line once',
      ({ order, total, claimed }) =>
        linesOf(order).some(({ count }) => count !== 1) && claimed < total,
    ),
    unpaid(
      "takes others' transactions",
      (facts) => facts.status === 403 && facts.caller !== facts.owner,
    ),
    unpaid(
      'takes unknown transactions',
      ({ status, error }) => status === 404 && error.startsWith('transaction'),
    ),
    unpaid('takes transactions that went back', ({ error }) => error.startsWith('No order could')),
    fault(
      'createOrder',
      'looks at no stock',
      'oversold',
      placeAnyway,
      (facts) => isStock.test(facts.error) && isEqual(facts),
    ),
    fault(
      'createOrder',
      'looks at the stock line by line',
      'oversold',
      placeAnyway,
      (facts) => isStock.test(facts.error) && isEqual(facts) && hasOneProductTwice(facts.order),
    ),
    refused('createOrder', 'refuses totals that are inexact', stock.refuseOrders, isInexact, 409),
    refused(
      'createOrder',
      'refuses orders of 0',
      stock.refuseOrders,
      (order) => order['amount'] === 0,
      400,
    ),
    refused(
      'createOrder',
      'refuses a product on two lines',
      stock.refuseOrders,
      hasOneProductTwice,
      400,
    ),
    voided('createOrder', 'keeps the charge of what is sold out', keepCharge, isStock),
    voided('createOrder', 'keeps the charge of what is gone', keepCharge, /not sold/),
    voided('createOrder', 'keeps the charge of another amount', keepCharge, /cost/),
    voided('createOrder', 'voids after bad input', voidAfter, 400),
    voided('createOrder', "voids others' charges", voidAfter, 403),
    voided('createOrder', 'crashes over a voided charge', answerAs, 409, /No order could/, 500),
    again('createOrder', 'answers anybody with an order', stock.answerAnybody),
    again('createOrder', 'takes stock again when repeated', stock.takePieces, pieces),
    again('createOrder', 'answers another id when repeated', answerNewIds),
    counted(
      'createOrder',
      'takes one piece of each line',
      stock.takePieces,
      (_, _index, isAgain) => (isAgain ? 0 : 1),
    ),
    counted('createOrder', 'takes the first line only', stock.takePieces, (line, index, isAgain) =>
      index === 0 && !isAgain ? pieces(line) : 0,
    ),
    counted('createOrder', 'counts lines as sold', stock.countSold, () => 1),
    counted('createOrder', 'counts nothing as sold', stock.countSold, () => 0),
    counted(
      'createOrder',
      'counts dollars as sold',
      stock.countSold,
      (line) => pieces(line) * Math.round(Number(line['price'])),
    ),
    fault('createOrder', 'answers prices in cents', 'own-prices', changeLines, (line) => ({
      ...line,
      price: cents(Number(line['price'])),
    })),
    fault(
      'createOrder',
      'answers the sum of a line as its price',
      'own-prices',
      changeLines,
      (line) => ({
        ...line,
        price: Number(line['price']) * pieces(line),
      }),
    ),
    fault('createOrder', 'rounds the price of a line', 'own-prices', changeLines, (line) => ({
      ...line,
      price: Math.round(Number(line['price']) * 10) / 10,
    })),
    fault(
      'createOrder',
      'answers the amount in cents',
      'order-amount',
      onAnswerAt,
      '/amount',
      (amount) => cents(Number(amount)),
    ),
    fault(
      'createOrder',
      'answers the sum of prices as amount',
      'order-amount',
      onAnswer,
      (body) => {
        const order = asObject(body)
        const sum = linesOf(order).reduce((total, { price }) => total + cents(Number(price)), 0)
        return { ...order, amount: sum / 100 }
      },
    ),
    fault('createOrder', 'answers inexact sums', 'order-amount', onAnswer, (body) => ({
      ...asObject(body),
      amount: clientSum(asObject(body)),
    })),
  ],
}

function changeLines(operation: string, change: (line: JsonObject) => JsonObject) {
  return onAnswer(operation, (body) => ({
    ...asObject(body),
    products: linesOf(asObject(body)).map(change),
  }))
}

/** Gives an order another id each time. */
function answerNewIds(operation: string) {
  const seen = new Map<string, number>()
  return onAnswer(operation, (body) => {
    const order = asObject(body)
    const id = String(order['_id'])
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return count === 0 ? order : { ...order, _id: `${id}_${count}` }
  })
}
