import type { Gateway } from '../../mocks/braintree/gateway/gateway'
import type { TransactionRecord } from '../../mocks/braintree/gateway/store'
import type { SaleRequest, SaleResult, SaleTransaction } from './sale'

/** Charges a nonce, and answers in the SDK's words. */
export async function charge(gateway: Gateway, request: SaleRequest): Promise<SaleResult> {
  const { amount, paymentMethodNonce } = request
  const outcome = await gateway.sale({ amount, paymentMethodNonce })
  if (outcome.status === 'validation_error') {
    const { message, errors } = outcome
    return { success: false, message, errors: { deepErrors: () => errors } }
  }
  const transaction = describe(outcome.transaction, amount)
  return outcome.success
    ? { success: true, transaction }
    : { success: false, message: outcome.message, transaction }
}

function describe(record: TransactionRecord, amount: string): SaleTransaction {
  return {
    id: record.id,
    amount,
    status: record.status,
    processorResponseCode: record.processorResponseCode ?? '',
    processorResponseText: record.processorResponseText ?? '',
    gatewayRejectionReason: record.gatewayRejectionReason ?? '',
  }
}
