import type { PaymentMethod } from '../terms/payment-method'

export interface VenmoPort {
  /** True after a switch to the app and back. */
  hasTokenizationResult(): boolean
  tokenize(): Promise<PaymentMethod>
  teardown(): Promise<void>
}
