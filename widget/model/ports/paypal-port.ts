import type { PaymentMethod } from '../terms/payment-method'
import type { Passthrough } from '../terms/settings'

/** What PayPal's script takes, which all its buttons share. */
export interface PayPalSettings {
  readonly logLevel: string
}

export interface PayPalButton {
  readonly place: HTMLElement
  readonly environment: 'production' | 'sandbox'
  readonly style: Passthrough | undefined
  readonly commit: unknown
  readonly locale: string | undefined
  readonly isCredit: boolean
  /** Opens a payment; its reference is what PayPal's window asks for. */
  payment(): Promise<string | undefined>
  onAuthorize(data: Passthrough): Promise<void>
  onError(error: unknown): void
}

export interface PayPalPort {
  createPayment(configuration: Passthrough): Promise<string>
  tokenizePayment(authorization: Passthrough): Promise<PaymentMethod>
  renderButton(button: PayPalButton): Promise<void>
  teardown(): Promise<void>
}
