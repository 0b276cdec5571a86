import type { BraintreeGateway } from 'braintree'
import { assertNever } from '../../lib/assert-never'
import { type BraintreeTransaction, parseTransaction, toState } from './braintree-transaction'
import { isNotFound } from './is-not-found'

/** The statuses that a transaction can be voided in; once it is settling, it can only be refunded. */
const VOIDABLE: ReadonlySet<string> = new Set([
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
])

/**
 * Voids a transaction, or refunds it where it is too late for that. One that took nothing has nothing to give back.
 *
 * @throws Error while it has no outcome, or when the provider does not know it, or did not void or refund it
 */
export async function voidOrRefund(
  gateway: BraintreeGateway,
  transactionId: string,
): Promise<void> {
  const transaction = await find(gateway, transactionId)
  const { id, status } = transaction
  if (id !== transactionId) throw new Error(`Braintree answered with ${id} for ${transactionId}`)
  const state = toState(transaction)
  switch (state) {
    case 'returned':
    case 'untaken':
      return
    case 'open':
      throw new Error(`${transactionId} can't be given back while it is ${status}`)
    case 'taken':
      return reverse(gateway, transactionId, VOIDABLE.has(status))
    default:
      return assertNever(state)
  }
}

async function find(gateway: BraintreeGateway, id: string): Promise<BraintreeTransaction> {
  try {
    return parseTransaction(await gateway.transaction.find(id))
  } catch (cause) {
    if (!isNotFound(cause)) throw cause
    throw new Error(
      `Braintree knows no transaction ${id}: these are not the keys that it was taken with. Give its money back there, then close its charge: npm run reconcile -- --settle CHARGE not-taken.`,
      { cause },
    )
  }
}

async function reverse(gateway: BraintreeGateway, id: string, isVoidable: boolean): Promise<void> {
  const { transaction } = gateway
  const { success } = await (isVoidable ? transaction.void(id) : transaction.refund(id))
  if (!success) {
    throw new Error(`Braintree refused to ${isVoidable ? 'void' : 'refund'} ${id}`)
  }
}
