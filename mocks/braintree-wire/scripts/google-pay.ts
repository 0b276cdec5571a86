/** Google's pay.js: a ready client whose sheet lets the shopper decide. Runs in the page. */
export function installGooglePay(token: string): void {
  class PaymentsClient {
    isReadyToPay(): Promise<object> {
      return Promise.resolve({ result: true })
    }

    createButton(options: { readonly onClick: (event: Event) => void }): HTMLElement {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Google Pay'
      button.addEventListener('click', (event) => options.onClick(event))
      return button
    }

    async loadPaymentData(request: { readonly apiVersion?: number }): Promise<object> {
      const decision = window.shoppers?.googlePay ?? 'approve'
      if (decision === 'cancel') throw { statusCode: 'CANCELED' }
      if (decision === 'fail') throw { statusCode: 'DEVELOPER_ERROR' }
      return request.apiVersion === 2
        ? { apiVersion: 2, paymentMethodData: { tokenizationData: { token } } }
        : { apiVersion: 1, paymentMethodToken: { token } }
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
}
