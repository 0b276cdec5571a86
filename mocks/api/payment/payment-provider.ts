/** A charge as it is requested from the provider. */
export interface ChargeRequest {
  /** Ours; the provider keeps it, so that a charge of unknown outcome can be found again. */
  readonly chargeId: string
  readonly userId: string
  readonly nonce: string
  readonly amountCents: number
}

/** The final outcome of a charge that the provider has attempted. */
export type ChargeOutcome =
  | {
      readonly kind: 'charged'
      readonly transactionId: string
      /** What was really taken, to be compared with the request. */
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

/** A charge that the provider knows; an `open` one has no outcome yet, neither taken nor refused. */
export type ProviderCharge =
  | ChargeOutcome
  | { readonly kind: 'open'; readonly transactionId: string }

export type ChargeResponse =
  | ProviderCharge
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

/** The payment provider. Outcomes are values; only a provider that can't be reached, or can't be understood, throws. */
export interface PaymentProvider {
  /** For how long a requested charge may be under way without being found by `findCharge`. */
  readonly reportingDelayMs: number
  /** Whether `findCharge` finds a charge as soon as it was requested; if not, finding none proves nothing, ever. */
  readonly findsAtOnce: boolean
  /** Whether it accepts the sandbox's test nonces, which take no money. */
  readonly takesTestNonces: boolean
  /** Authorizes the payment widget in the name of a user. */
  createClientToken(userId: string): Promise<string>
  /** @throws NotAttempted when nothing can have been taken; after any other fault money may be taken */
  charge(request: ChargeRequest): Promise<ChargeResponse>
  /** The charge as the provider knows it, `undefined` when it knows none. */
  findCharge(chargeId: string): Promise<ProviderCharge | undefined>
  /**
   * Gives the money back; repeating it changes nothing.
   *
   * @throws Error also while the transaction has no outcome yet
   */
  voidOrRefund(transactionId: string): Promise<void>
  /** The sales of a period, in no order. */
  listTransactions(from: Date, to: Date): AsyncIterable<ProviderTransaction>
  /** The transaction with this id, `undefined` where there is none. */
  findTransaction(transactionId: string): Promise<ProviderTransaction | undefined>
  /** What is wrong with the account that the money goes to, in a sentence for the operator. */
  findMisconfiguration(): Promise<string | undefined>
}

/** No charge was attempted: the provider was not reached, or rejected the request before it looked at it. */
export class NotAttempted extends Error {
  override readonly name = 'NotAttempted'

  constructor(options: ErrorOptions) {
    super('The payment provider could not be asked. Nothing was attempted.', options)
  }
}
