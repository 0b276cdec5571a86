import type { Instrument } from '../instrument'
import type { BinData } from '../payment-methods/payment-method'
import type { ThreeDSecureResult } from '../store'

/** What a sale comes to. Response codes are the processor's. */
export type SaleEffect =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly responseCode: string }
  | { readonly kind: 'fail'; readonly responseCode: string }
  | { readonly kind: 'reject'; readonly reason: GatewayRejectionReason }
  | { readonly kind: 'settlement-decline'; readonly responseCode: string }
  | { readonly kind: 'settlement-pending'; readonly responseCode: string }
  | { readonly kind: 'invalid'; readonly errorCode: string; readonly message: string }

export type GatewayRejectionReason =
  | 'application_incomplete'
  | 'fraud'
  | 'risk_threshold'
  | 'token_issuance'

/** What a 3D Secure check of a card comes to, with or without asking the shopper. */
export interface ThreeDSecureBehavior {
  readonly isChallenged: boolean
  readonly result: ThreeDSecureResult
}

export interface CardScenario {
  readonly by: 'card-number'
  readonly name: string
  /** A published test number; no real card has it. */
  readonly number: string
  readonly effect: SaleEffect
  readonly threeDSecure?: ThreeDSecureBehavior
  readonly binData?: Partial<BinData>
}

export interface NonceScenario {
  readonly by: 'nonce'
  readonly name: string
  /** May be used any number of times, unlike nonces that the gateway hands out. */
  readonly nonce: string
  readonly instrument: Instrument
  readonly effect: SaleEffect
  readonly threeDSecure?: ThreeDSecureResult
}

export interface AmountScenario {
  readonly by: 'amount'
  readonly name: string
  readonly fromCents: number
  readonly toCents: number
  /** Whether only accounts (PayPal, Venmo) see it, while cards are approved. */
  readonly accountsOnly: boolean
  effectOf(amountCents: number): SaleEffect
}

/** A named outcome and what brings it about. */
export type Scenario = CardScenario | NonceScenario | AmountScenario

export const APPROVE: SaleEffect = { kind: 'approve' }
export const DO_NOT_HONOR: SaleEffect = { kind: 'decline', responseCode: '2000' }
export const NETWORK_UNAVAILABLE: SaleEffect = { kind: 'fail', responseCode: '3000' }
export const FRAUD: SaleEffect = { kind: 'reject', reason: 'fraud' }
export const RISK_THRESHOLD: SaleEffect = { kind: 'reject', reason: 'risk_threshold' }
