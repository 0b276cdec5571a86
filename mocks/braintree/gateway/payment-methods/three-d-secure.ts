import type { PaymentMethod } from './payment-method'

export interface ThreeDSecureLookupInput {
  readonly nonce: string
  /** Decimal string with at most two places. */
  readonly amount: string
}

/** Whether the issuer is content, or wants the shopper to answer a challenge first. */
export type ThreeDSecureLookup =
  | { readonly kind: 'decided'; readonly paymentMethod: PaymentMethod }
  | { readonly kind: 'challenge'; readonly lastFour: string }

export interface ThreeDSecureAnswerInput {
  readonly nonce: string
  readonly isAnsweredRight: boolean
}
