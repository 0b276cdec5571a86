import type { Instrument } from './instrument'

/** What a 3D Secure check found; travels with the nonce and never changes afterwards. */
export interface ThreeDSecureResult {
  readonly status: string
  readonly enrolled: 'Y' | 'N' | 'U'
  readonly liabilityShifted: boolean
  readonly liabilityShiftPossible: boolean
}

/** A payment method nonce: usable once, for a limited time. Instants are ISO 8601 strings in UTC. */
export interface NonceRecord {
  readonly nonce: string
  readonly instrument: Instrument
  /** Owner of the saved method behind the nonce, or the customer whose token made it. */
  readonly customerId: string | null
  /** Set for the nonce of a saved method. */
  readonly vaultToken: string | null
  /** Name in the table of scenarios that decides a sale, `null` for the amount's own outcome. */
  readonly scenario: string | null
  readonly threeDSecure: ThreeDSecureResult | null
  readonly createdAt: string
  readonly expiresAt: string
  readonly consumed: boolean
}

export type TransactionStatus =
  | 'submitted_for_settlement'
  | 'settlement_pending'
  | 'settlement_declined'
  | 'processor_declined'
  | 'gateway_rejected'
  | 'failed'

/** One attempt to take money; failed ones are stored too. */
export interface TransactionRecord {
  readonly id: string
  readonly status: TransactionStatus
  readonly amountCents: number
  readonly currencyIsoCode: string
  readonly paymentMethodNonce: string
  readonly instrument: Instrument
  readonly customerId: string | null
  readonly orderId: string | null
  readonly processorResponseCode: string | null
  readonly processorResponseText: string | null
  readonly gatewayRejectionReason: string | null
  readonly createdAt: string
}

/** A payment method that a customer has saved. */
export interface VaultedMethod {
  readonly token: string
  readonly customerId: string
  readonly instrument: Instrument
  readonly isDefault: boolean
  /** A method that pays for a subscription can be shown but not deleted. */
  readonly hasSubscription: boolean
  readonly scenario: string | null
  readonly createdAt: string
}

/**
 * Where the gateway keeps its records. Every method is atomic by itself; all records are plain
 * JSON-serializable data, so that a row with the key and a JSON column can hold each of them.
 */
export interface GatewayStore {
  /**
   * Inserts the nonce. Nonces are unique, but for the sandbox's (`issuesTestNonces`): a store for these replaces the
   * one of the payment before.
   */
  saveNonce(nonce: NonceRecord): Promise<void>
  /**
   * Uses the nonce up, and inserts the transaction that it is used for: both or, where it is unknown or was used
   * before, neither. Answers which: of any number of callers only one ever gets `true`.
   */
  consumeNonce(nonce: string, transaction?: TransactionRecord): Promise<boolean>
  /** Whether it is `consumed` may be outdated: only `consumeNonce` tells for sure. */
  findNonce(nonce: string): Promise<NonceRecord | undefined>
  /** Inserts a transaction that uses no nonce up; ids are unique. */
  saveTransaction(transaction: TransactionRecord): Promise<void>
  findTransaction(id: string): Promise<TransactionRecord | undefined>
  /** The customer's saved methods, newest first. */
  listVaulted(customerId: string): Promise<VaultedMethod[]>
  /**
   * Inserts the method, or replaces the one with the same token. When it is the default, no other
   * method of that customer stays one.
   */
  saveVaulted(method: VaultedMethod): Promise<void>
  /** Whether there was such a method. Never touches another customer's. */
  deleteVaulted(customerId: string, token: string): Promise<boolean>
}
