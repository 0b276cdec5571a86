/** PayPal's checkout.js: a button that asks for a payment and lets the shopper decide. Runs in the page. */
export function installPayPal(): void {
  interface ButtonOptions {
    readonly payment: () => Promise<string>
    readonly onAuthorize: (data: object) => unknown
    readonly onCancel?: (data: object) => unknown
    readonly onError: (error: unknown) => unknown
  }

  async function pay(options: ButtonOptions): Promise<void> {
    try {
      const token = await options.payment()
      const decision = window.shoppers?.paypal ?? 'approve'
      if (decision === 'fail') throw new Error('PayPal is out of order.')
      if (decision === 'cancel') return void options.onCancel?.({ paymentToken: token })
      const isAgreement = token.startsWith('BA-')
      await options.onAuthorize({
        payerID: 'PAYER',
        intent: isAgreement ? 'tokenize' : 'authorize',
        ...(isAgreement
          ? { billingToken: token, paymentToken: 'EC-OF-AGREEMENT' }
          : { paymentToken: token, paymentID: 'PAYID-SIMULATED' }),
      })
    } catch (error) {
      options.onError(error)
    }
  }

  function render(options: ButtonOptions, place: Element | string): Promise<void> {
    const parent = typeof place === 'string' ? document.querySelector(place) : place
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'PayPal'
    button.addEventListener('click', () => void pay(options))
    parent?.append(button)
    return Promise.resolve()
  }

  const FUNDING = { PAYPAL: 'paypal', CREDIT: 'credit', CARD: 'card', VENMO: 'venmo' }
  Object.assign(window, { paypal: { FUNDING, Button: { render } } })
}
