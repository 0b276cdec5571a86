import { renderPayPalButton } from './paypal-button'

const FUNDING = {
  PAYPAL: 'paypal',
  CREDIT: 'credit',
  CARD: 'card',
  VENMO: 'venmo',
  IDEAL: 'ideal',
  ELV: 'elv',
  BANCONTACT: 'bancontact',
  GIROPAY: 'giropay',
  SOFORT: 'sofort',
  EPS: 'eps',
  MYBANK: 'mybank',
} as const

/**
 * Puts `window.paypal` on a page that has none, in the shape of PayPal's checkout.js 4. The real one comes by a script
 * from PayPal's host, which a page's policies have to admit; whoever wants to see that gives the page an empty `paypal`
 * of its own before this module runs, and answers for the script.
 */
export function installPayPal(): void {
  if (typeof window === 'undefined' || Reflect.get(window, 'paypal')) return
  const paypal = { version: '4.0.0', FUNDING, Button: { render: renderPayPalButton } }
  Object.assign(window, { paypal })
}
