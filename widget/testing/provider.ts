import type { SaleRequest, SaleResult } from './sale'
import type { TestCard } from './test-card'

/** A place where the network can fail, by what the shopper waits for. */
export type Step =
  | 'connect'
  | 'card-fields'
  | 'saved-methods'
  | 'tokenize-card'
  | 'delete-saved-method'
  | 'paypal'
  | 'three-d-secure'
  | 'device-data'

export interface StubNetwork {
  /** The step fails as without a network, `times` times (every time unless given). */
  fail(step: Step, times?: number): void
  /** The step takes that long. */
  delay(step: Step, ms: number): void
  /** The step gets no answer until the returned function is called. */
  hold(step: Step): () => void
  /** Every step works again. */
  mend(): void
}

/** A wallet's window. Each method first chooses the wallet in the widget and presses its button, as the shopper would. */
export interface StubWallet {
  /**
   * The shopper agrees; resolves when the widget has the payment method.
   *
   * @throws Error when the widget does not offer it
   */
  approve(): Promise<void>
  /**
   * The shopper closes the window.
   *
   * @throws Error when the widget does not offer it
   */
  cancel(): Promise<void>
}

export interface StubPayPal extends StubWallet {
  /**
   * The shopper agrees with the account of this address, `shopper@paypal.example` unless given.
   *
   * @throws Error when the widget does not offer it
   */
  approve(email?: string): Promise<void>
  /**
   * PayPal itself is out of order.
   *
   * @throws Error when the widget does not offer it
   */
  fail(): Promise<void>
}

/** The bank's window. Each method waits until it is open, then answers; resolves when it has answered. */
export interface StubThreeDSecure {
  pass(): Promise<void>
  fail(): Promise<void>
  cancel(): Promise<void>
}

/** Braintree as a test controls it. */
export interface StubbedBraintree {
  /** For `authorization`, in place of what the merchant's server would fetch: the customer's, or a guest's. */
  readonly clientToken: string
  /** For `authorization` too; always a guest's. */
  readonly tokenizationKey: string
  /**
   * Chooses cards in the widget and types into every field of the form; a good Visa, but for what is given. `''` leaves a field empty. Resolves when
   * the widget has heard of it.
   *
   * @throws Error when the widget does not offer cards
   */
  fillCard(card?: Partial<TestCard>): Promise<void>
  readonly paypal: StubPayPal
  readonly paypalCredit: StubPayPal
  readonly venmo: StubWallet
  readonly applePay: StubWallet
  readonly googlePay: StubWallet
  readonly threeDSecure: StubThreeDSecure
  readonly network: StubNetwork
  /**
   * Charges a nonce as `gateway.transaction.sale` of the server's SDK does, for a fake of the merchant's server. A declined
   * charge is an answer, not an error.
   */
  sale(request: SaleRequest): Promise<SaleResult>
}
