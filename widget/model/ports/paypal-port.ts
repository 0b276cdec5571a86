import type { PaymentMethod } from '../terms/payment-method'
import type { Passthrough } from '../terms/settings'

export interface PayPalButton {
  readonly place: HTMLElement
  readonly environment: 'production' | 'sandbox'
  readonly style: Passthrough | undefined
  readonly commit: boolean | undefined
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
