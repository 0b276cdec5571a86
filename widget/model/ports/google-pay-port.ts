import type { PaymentMethod } from '../terms/payment-method'
import type { Passthrough } from '../terms/settings'

export interface GooglePayPort {
  createButton(options: Passthrough & { readonly onClick: (event: Event) => void }): HTMLElement
  createPaymentDataRequest(request: Passthrough): unknown
  loadPaymentData(request: unknown): Promise<unknown>
  parseResponse(paymentData: unknown): Promise<PaymentMethod>
  teardown(): Promise<void>
}
