/** Differences between the shop's records and the provider's; the names are those of the printed report. */
export type FindingKind =
  /** Money was taken without an order. */
  | 'money-without-order'
  /** An order whose money was not taken, or was reversed. */
  | 'order-without-money'
  /** The amounts of order, charge and transaction differ. */
  | 'amount-differs'
  /** The money is not in the shop's currency. */
  | 'currency-differs'
  /** A charge took money more than once. */
  | 'taken-twice'
  /** The shop recorded a decline, and the provider took the money. */
  | 'taken-despite-decline'
  /** A reversal was begun and never recorded as done. */
  | 'refund-hangs'
  /** The shop recorded a reversal, and the provider still has the money. */
  | 'refund-missing'
  /** The charge was reversed at the provider, and the shop has not recorded it. */
  | 'refund-unrecorded'
  /** The provider has the outcome of a charge, and the shop has not read it. */
  | 'charge-unsettled'
  /** The provider has no outcome of a charge that was requested. */
  | 'charge-hangs'
  /** The same, and a repeated request was rejected with a used nonce: most likely used by the first request. */
  | 'charge-likely-taken'
  /** The shop recorded that money was taken, and the provider knows no such transaction. */
  | 'unknown-at-provider'
  /** The provider took money for something that is no charge of this shop. */
  | 'unknown-here'

/** A repair that is safe beside a running service, and safe to repeat. */
export type Repair =
  /** Decide under the charge's lock that it will have no order, and reverse it. */
  | 'give-up-order'
  /** Finish a reversal that was begun. */
  | 'give-back'
  /** Void or refund one transaction that the shop does not count. */
  | 'give-back-transaction'
  /** Record that the charge was reversed. */
  | 'note-return'
  /** Ask the provider for the outcome. */
  | 'settle'

export interface Finding {
  readonly kind: FindingKind
  readonly chargeId: string | null
  readonly transactionId: string | null
  readonly orderId: string | null
  readonly amountCents: number
  /** As ISO 4217. */
  readonly currency: string
  /** When it began, as far as the records say. */
  readonly since: Date
  /** `null` where it resolves by itself, or people have to decide. */
  readonly repair: Repair | null
}
