import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { type Family, fault, faultsOf } from '../../fault'
import * as stock from '../../services/purchases/stock'
import { entries, onAnswer, onAnswerAt } from '../../wrap/one-operation'

const again = faultsOf('one-order')
const counted = faultsOf('stock-count')

const linesOf = (order: JsonObject) => entries(order['products'])
const pieces = ({ count }: JsonObject) => Number(count)
const cents = (amount: number) => Math.round(amount * 100)
/** Sums of binary fractions. */
const inexactSum = (order: JsonObject) =>
  linesOf(order).reduce((sum, { price, count }) => sum + Number(price) * Number(count), 0)

/** What an order is answered with, what it takes from stock, and what it is when it is sent again. */
export const madeOrders: Family = {
  name: 'unseen: made orders',
  isUnseen: true,
  checksFor: () => [],
  faults: [
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
    counted('createOrder', 'leaves the pieces sold as they were', stock.countSold, () => 0),
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
      amount: inexactSum(asObject(body)),
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
