import type { PaymentMethod } from '../gateway/payment-methods/payment-method'

/** What merchants get once the issuer has looked at the card, before any challenge. */
export interface LookupData {
  readonly requiresUserAuthentication: boolean
  readonly paymentMethod: Pick<PaymentMethod, 'nonce'>
}

export interface VerifyCardOptions {
  readonly nonce?: string | undefined
  readonly bin?: string | undefined
  readonly amount?: string | number | undefined
  /** The verification waits until `next` is called. */
  readonly onLookupComplete?: ((data: LookupData, next: () => void) => unknown) | undefined
  readonly additionalInformation?: object | undefined
}

export interface VerifiedCard extends PaymentMethod {
  readonly liabilityShifted: boolean
  readonly liabilityShiftPossible: boolean
}

/** The signals have no payload; the look-up comes with its data and how to go on. */
export interface ThreeDSecureEvents {
  'lookup-complete': LookupData
  'customer-canceled': undefined
  'authentication-modal-render': undefined
  'authentication-modal-close': undefined
}
