/** What is open between the shop's records and the provider's. */
export type FindingKind =
  /** Money was taken, and no order is there. */
  | 'money-without-order'
  /** An order is there, and its money was not taken or went back. */
  | 'order-without-money'
  /** The amounts of order, charge and transaction are not one. */
  | 'amount-differs'
  /** The money is not in the shop's currency. */
  | 'currency-differs'
  /** A charge took money more than once. */
  | 'taken-twice'
  /** The shop has written down a decline, and the provider took the money. */
  | 'taken-despite-decline'
  /** The money is to go back, and nobody has written down that it did. */
  | 'refund-hangs'
  /** The shop has written down that the money went back, and the provider still has it. */
  | 'refund-missing'
  /** The money went back at the provider, and the shop does not know. */
  | 'refund-unrecorded'
  /** The provider has its word on a charge, and the shop has not read it. */
  | 'charge-unsettled'
  /** The provider has no word on a charge that it was asked for. */
  | 'charge-hangs'
  /** The same, and asked again it said that the nonce was used: the first time, most likely. */
  | 'charge-likely-taken'
  /** The shop has written down that the money was taken, and the provider knows of no such transaction. */
  | 'unknown-at-provider'
  /** The provider took money for something that is no charge of this shop. */
  | 'unknown-here'

/** What can safely be done about a finding, also beside a running service, and also twice. */
export type Repair =
  /** Decide under the charge's lock that no order comes of it, and give the money back. */
  | 'give-up-order'
  /** Give back the money of a charge that is marked for that. */
  | 'give-back'
  /** Give back one transaction that the shop counts for nothing. */
  | 'give-back-transaction'
  /** Write down that the money went back. */
  | 'note-return'
  /** Ask the provider for its word. */
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
  /** `null` where it goes on by itself, or people have to decide. */
  readonly repair: Repair | null
}
