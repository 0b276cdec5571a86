import type { BraintreeGateway } from 'braintree'

/** What a transaction can be voided from; once it is settling, only a refund gives money back. */
const VOIDABLE = new Set(['authorized', 'submitted_for_settlement', 'settlement_pending'])

/** Voids a transaction, or refunds it where it is too late for that. */
export async function giveBack(gateway: BraintreeGateway, transactionId: string): Promise<void> {
  const { status, refundIds } = await gateway.transaction.find(transactionId)
  if (status === 'voided' || (refundIds ?? []).length > 0) return
  const { success, message } = VOIDABLE.has(status)
    ? await gateway.transaction.void(transactionId)
    : await gateway.transaction.refund(transactionId)
  if (!success) throw new Error(`Braintree did not give ${transactionId} back: ${message}`)
}
