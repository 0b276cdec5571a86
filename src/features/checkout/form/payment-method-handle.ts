import type { GivenNonce } from '../../../model/payment-journal/payment-ports'
import type { Failure } from '../../../model/payment-journal/payment-state'

/** What the checkout asks of the payment methods on the page. */
export interface PaymentMethodHandle {
  /** A nonce of the method that the shopper chose or typed. */
  requestNonce(): Promise<GivenNonce>
  /** Lets the shopper choose again: the method's nonce is spent. */
  startAnew(): void
}

/** Whether a payment method's nonce is of no more use after this failure. */
export function isNonceSpent({ kind }: Failure): boolean {
  switch (kind) {
    case 'declined':
    case 'nonce-used':
    case 'rejected':
    case 'voided':
      return true
    case 'method':
    case 'interrupted':
    case 'unrecorded':
    case 'not-attempted':
      return false
  }
}
