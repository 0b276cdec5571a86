import type { PaymentMethod } from '../terms/payment-method'
import type { Passthrough } from '../terms/settings'

export interface ApplePayHandlers {
  onValidateMerchant(validationUrl: string): void
  onAuthorized(payment: unknown, token: unknown): void
  onCancel(): void
}

/** One opening of Apple's sheet. */
export interface ApplePaySessionPort {
  begin(): void
  abort(): void
  completeMerchantValidation(validation: unknown): void
  completePayment(outcome: 'success' | 'failure'): void
}

export interface ApplePayPort {
  createPaymentRequest(request: Passthrough): Passthrough
  validateMerchant(options: Passthrough): Promise<unknown>
  tokenize(token: unknown): Promise<PaymentMethod>
  openSession(
    version: number,
    request: Passthrough,
    handlers: ApplePayHandlers,
  ): ApplePaySessionPort
  teardown(): Promise<void>
}
