import type { JsonObject } from '../../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf } from '../../fault'
import { type Facts, placeAnyway } from '../../services/purchases/books'
import * as stock from '../../services/purchases/stock'
import { keepCharge, voidAfter } from '../../services/purchases/voids'
import { answerAs } from '../../services/trade/bodies'
import { entries } from '../../wrap/one-operation'

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
  ],
}
