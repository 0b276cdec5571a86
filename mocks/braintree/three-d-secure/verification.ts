import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import type { ThreeDSecureResult } from '../gateway/store'

/** What merchants get once the issuer has looked at the card, before any challenge. */
export interface LookupData {
  readonly requiresUserAuthentication: boolean
  /** Of a card that is about to be challenged only the nonce. */
  readonly paymentMethod: Pick<PaymentMethod, 'nonce'>
  readonly threeDSecureInfo: ThreeDSecureResult | undefined
  /** The address of the issuer's challenge, which is a name only here, or `null`. */
  readonly lookup: {
    readonly acsUrl: string | null
    readonly threeDSecureVersion: string
    readonly transactionId: string
  }
}

export interface VerifyCardOptions {
  readonly nonce?: string | undefined
  readonly bin?: string | undefined
  readonly amount?: string | number | undefined
  /** The verification waits until `next` is called. A listener of `lookup-complete` can replace it. */
  readonly onLookupComplete?: ((data: LookupData, next: () => void) => unknown) | undefined
  readonly additionalInformation?: object | undefined
}

/** Only what the gateway answered is in there, so each part of its verdict may be missing or `null`. */
export interface VerifiedCard extends PaymentMethod {
  readonly liabilityShifted: boolean | null | undefined
  readonly liabilityShiftPossible: boolean | null | undefined
  /** Of a card that was not challenged. */
  readonly verificationDetails?: ThreeDSecureResult | undefined
  /** Of a card that was challenged; of what the real script tells only the outcome. */
  readonly rawCardinalSDKVerificationData?: object | undefined
}

/** The signals have no payload; the look-up comes with its data and how to go on. */
export interface ThreeDSecureEvents {
  'lookup-complete': LookupData
  'customer-canceled': undefined
  'authentication-modal-render': undefined
  'authentication-modal-close': undefined
}
