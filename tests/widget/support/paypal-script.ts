export const PAYPAL_SCRIPT = 'https://www.paypalobjects.com/api/checkout.min.js'

/** What stands in for that script: buttons that only keep what they are given. */
export const PAYPAL_BUTTONS = `
  window.paypal = {
    FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit' },
    Button: {
      render(options, place) {
        (window.paypalButtons ??= []).push(options)
        place.textContent = 'PayPal'
      },
    },
  }
`
