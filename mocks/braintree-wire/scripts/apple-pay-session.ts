/** Safari's own API, as far as a payment goes through it; the shopper decides. Runs in the page, before its scripts. */
export function installApplePay(): void {
  interface Handlers {
    onvalidatemerchant?: (event: object) => void
    onpaymentauthorized?: (event: object) => void
    oncancel?: () => void
  }

  class ApplePaySession implements Handlers {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    declare onvalidatemerchant?: (event: object) => void
    declare onpaymentauthorized?: (event: object) => void
    declare oncancel?: () => void

    static supportsVersion(): boolean {
      return true
    }

    static canMakePayments(): boolean {
      return true
    }

    begin(): void {
      const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }))
    }

    completeMerchantValidation(): void {
      const decision = window.shoppers?.applePay ?? 'approve'
      if (decision === 'wait') return
      queueMicrotask(() => {
        if (decision === 'cancel') return this.oncancel?.()
        const token = { paymentData: { data: 'encrypted' }, transactionIdentifier: 'simulated' }
        return this.onpaymentauthorized?.({ payment: { token } })
      })
    }

    completePayment(status: number): void {
      Object.assign(window, { applePayStatus: status })
    }

    abort(): void {
      queueMicrotask(() => this.oncancel?.())
    }
  }
  Object.assign(window, { ApplePaySession })
}
