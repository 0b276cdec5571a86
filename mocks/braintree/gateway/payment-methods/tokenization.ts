import type { Instrument } from '../instrument'
import type { PaymentMethod } from './payment-method'

/** A card as typed. Only its facts are ever kept. */
export interface CardInput {
  readonly number: string
  readonly expirationMonth: string
  readonly expirationYear: string
  readonly cvv?: string
  readonly postalCode?: string
  readonly cardholderName?: string
  /** Save the card for the customer that the client token names. */
  readonly vault?: boolean
}

/** A PayPal account that the shopper agreed to pay with. */
export interface PayPalInput {
  readonly email: string
  readonly isCredit?: boolean
  /** Save the account for the customer that the client token names. */
  readonly vault?: boolean
}

/**
 * A card of a wallet by its name in the table of test cards: what a wallet hands out holds no
 * number in the clear.
 */
export interface WalletCardInput {
  readonly wallet: 'apple-pay' | 'google-pay'
  readonly card: string
  /** Google Pay only: whether the wallet handed out a device number instead of the card's own. */
  readonly isNetworkTokenized?: boolean
}

export interface VenmoInput {
  readonly username: string
}

/** A payment method to be kept without the shopper typing it: seeds, tests, demo pages. */
export interface VaultInput {
  readonly customerId: string
  readonly instrument: Instrument
  readonly isDefault?: boolean
  readonly hasSubscription?: boolean
  readonly scenario?: string
}

export interface FieldProblem {
  /** The gateway's numeric code as text, for example `'81724'`. */
  readonly code: string
  readonly field: string
  readonly message: string
}

/** Why the gateway refused; `code` is stable. */
export interface GatewayProblem {
  readonly code: 'invalid_input' | 'unauthorized' | 'forbidden' | 'not_found' | 'conflict'
  readonly message: string
  readonly fieldProblems: readonly FieldProblem[]
}

export type GatewayResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: GatewayProblem }

export type Tokenization = GatewayResult<PaymentMethod>
