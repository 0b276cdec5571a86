import { refuseInput, type WireAnswer } from './wire-answer'
import type { WireGateway } from './wire-gateway'
import {
  answerRefusal,
  answerTransaction,
  toWireTransaction,
  type WireTransaction,
} from './wire-transactions'

/** Takes money for a nonce once, and for a request key once. */
export async function answerSale(
  gateway: WireGateway,
  sale: Readonly<Record<string, unknown>>,
): Promise<WireAnswer> {
  gateway.sales.push(sale)
  const key = gateway.hearsRequestKeys ? text(sale['api_request_key']) : ''
  const before = gateway.byRequestKey.get(key)
  if (before) return repeat(before, sale)
  const outcome = await gateway.simulated.sale({
    amount: text(sale['amount']),
    paymentMethodNonce: text(sale['payment_method_nonce']),
    orderId: text(sale['order_id']),
  })
  if (outcome.status === 'validation_error') return answerRefusal(outcome)
  const transaction = toWireTransaction(outcome.transaction)
  transaction.currencyIsoCode = gateway.currencyIsoCode
  if (gateway.status !== undefined) transaction.status = gateway.status
  gateway.transactions.set(transaction.id, transaction)
  if (key !== '') gateway.byRequestKey.set(key, transaction)
  return answerTransaction(201, transaction)
}

/** At most once: the same request is answered by what came of it, another one of that key refused. */
function repeat(before: WireTransaction, sale: Readonly<Record<string, unknown>>): WireAnswer {
  return before.orderId === sale['order_id'] && before.amount === sale['amount']
    ? answerTransaction(201, before)
    : refuseInput('transaction', '91599', 'api_request_key')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
