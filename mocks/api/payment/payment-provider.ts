/** A charge as the provider is asked for it. */
export interface ChargeRequest {
  /** Ours; the provider keeps it, so that a charge of unknown outcome can be found again. */
  readonly chargeId: string
  readonly userId: string
  readonly nonce: string
  readonly amountCents: number
}

/** The provider's word on a charge it has attempted. */
export type AttemptedCharge =
  | {
      readonly kind: 'charged'
      readonly transactionId: string
      /** What was really taken, to be held against what was asked for. */
      readonly amountCents: number
      /** As ISO 4217. */
      readonly currency: string
    }
  | {
      readonly kind: 'declined'
      readonly transactionId: string
      /** In the provider's words, for people. */
      readonly reason: string
      /** The processor's response code, where a processor was asked; else the gateway's reason for its rejection. */
      readonly code?: string
    }

/** What the provider says of a charge that it knows of; `open` is no word yet, neither taken nor refused. */
export type ChargeWord = AttemptedCharge | { readonly kind: 'open'; readonly transactionId: string }

export type ChargeOutcome =
  | ChargeWord
  /** Nothing was attempted: the nonce was used before. */
  | { readonly kind: 'nonce-used' }
  /** Nothing was attempted: the request is wrong. */
  | {
      readonly kind: 'invalid'
      readonly field: 'paymentMethodNonce' | 'amount'
      readonly reason: string
    }

/** A transaction as the provider has it. */
export interface ProviderTransaction {
  readonly transactionId: string
  /** The id of ours that the sale carried, `null` where it carried none. */
  readonly chargeId: string | null
  /** `open` is neither taken nor refused yet. */
  readonly state: 'taken' | 'returned' | 'untaken' | 'open'
  readonly amountCents: number
  /** As ISO 4217. */
  readonly currency: string
  readonly createdAt: Date
}

/** Whoever takes the money. Outcomes are values; only a provider that can't be reached, or can't be understood, throws. */
export interface PaymentProvider {
  /** For how long a charge that was asked for may still be under way without `findCharge` knowing it. */
  readonly reportingDelayMs: number
  /** Whether `findCharge` knows a charge as soon as it was asked for; else that it finds none proves nothing, ever. */
  readonly findsAtOnce: boolean
  /** Whether it takes the sandbox's test nonces, which cost nobody anything. */
  readonly takesTestNonces: boolean
  /** Authorises the payment widget in the name of a user. */
  createClientToken(userId: string): Promise<string>
  /** @throws NotAttempted when nothing can have been taken; after any other fault money may be taken */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** What came of a charge, `undefined` when the provider knows none. */
  findCharge(chargeId: string): Promise<ChargeWord | undefined>
  /**
   * Gives the money back; once is as good as twice.
   *
   * @throws Error also while it is not decided whether any is taken
   */
  voidTransaction(transactionId: string): Promise<void>
  /** The sales of a period, in no order. */
  listTransactions(from: Date, to: Date): AsyncIterable<ProviderTransaction>
  /** The transaction with this id, `undefined` where there is none. */
  findTransaction(transactionId: string): Promise<ProviderTransaction | undefined>
  /** What is wrong with the account that the money goes to, in a sentence for whoever runs the shop. */
  findMisconfiguration(): Promise<string | undefined>
}
