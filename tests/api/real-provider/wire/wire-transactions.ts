import type { SaleOutcome } from '../../../../mocks/braintree/gateway/sales/sale'
import type { TransactionRecord } from '../../../../mocks/braintree/gateway/store'
import { answerXml, refuseInput, type WireAnswer } from './wire-answer'
import type { Xml } from './xml'

/** A transaction as the gateway keeps it; what happens to it later changes its status. */
export interface WireTransaction {
  readonly id: string
  readonly type: 'sale' | 'credit'
  readonly orderId: string | null
  readonly amount: string
  readonly createdAt: Date
  readonly processorResponseCode: string | null
  readonly processorResponseText: string | null
  readonly gatewayRejectionReason: string | null
  currencyIsoCode: string
  status: string
  refundIds: string[]
}

export function toWireTransaction(record: TransactionRecord): WireTransaction {
  const { id, orderId, amountCents, currencyIsoCode, status, createdAt } = record
  const { processorResponseCode, processorResponseText, gatewayRejectionReason } = record
  return {
    id,
    type: 'sale',
    orderId,
    amount: (amountCents / 100).toFixed(2),
    createdAt: new Date(createdAt),
    processorResponseCode,
    processorResponseText,
    gatewayRejectionReason,
    currencyIsoCode,
    status,
    refundIds: [],
  }
}

/** Its elements, and some that nobody reads, as the gateway sends a hundred. */
export function toElements(transaction: WireTransaction): Xml {
  return {
    ...transaction,
    merchantAccountId: 'shop_usd',
    subMerchantAccountId: null,
    customer: { id: null, firstName: null, email: null },
    creditCard: {
      token: null,
      bin: '411111',
      last4: '1111',
      cardType: 'Visa',
      uniqueNumberIdentifier: null,
    },
    paymentInstrumentType: 'credit_card',
    updatedAt: transaction.createdAt,
    statusHistory: [],
  }
}

const REFUSED: ReadonlySet<string> = new Set([
  'processor_declined',
  'gateway_rejected',
  'failed',
  'settlement_declined',
])

/** A sale that was declined comes as an error with its transaction in it. */
export function answerTransaction(status: number, transaction: WireTransaction): WireAnswer {
  if (!REFUSED.has(transaction.status)) {
    return answerXml(status, 'transaction', toElements(transaction))
  }
  return answerXml(422, 'apiErrorResponse', {
    errors: { errors: [] },
    message: transaction.processorResponseText ?? transaction.status,
    transaction: toElements(transaction),
  })
}

export function answerRefusal(
  outcome: SaleOutcome & { readonly status: 'validation_error' },
): WireAnswer {
  const [{ code, attribute }] = outcome.errors
  return refuseInput('transaction', code, attribute)
}
