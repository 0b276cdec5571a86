import type { PaymentOptionId } from '../model/terms/payment-option'
import { cardHosts } from '../sheets/card/descriptor'
import type { Hosts } from '../sheets/descriptor'
import { googlePayHosts } from '../sheets/google-pay/descriptor'
import { payPalHosts } from '../sheets/paypal/descriptor'
import { venmoHosts } from '../sheets/venmo/descriptor'

/** An option, or a part of the widget that every option needs. */
export type Part =
  | 'always'
  | Exclude<PaymentOptionId, 'paypal' | 'paypalCredit'>
  | 'paypal, paypalCredit'
  | 'dataCollector'
  | 'threeDSecure'

/**
 * What a page has to allow for each option, in production and sandbox. The hosts of braintree-web and of the widget are
 * held against their code by a test, and each option pays under exactly its row; what PayPal's, Google's and Cardinal's own
 * scripts go on to ask for is from Braintree's published list, so try a policy with
 * `Content-Security-Policy-Report-Only` first.
 */
export const HOSTS: Readonly<Record<Part, Hosts>> = {
  always: {
    'script-src': ["'self'"],
    'connect-src': [
      'https://api.braintreegateway.com:443',
      'https://api.sandbox.braintreegateway.com:443',
      'https://client-analytics.braintreegateway.com',
      'https://client-analytics.sandbox.braintreegateway.com',
      'https://payments.braintree-api.com',
      'https://payments.sandbox.braintree-api.com',
      'https://www.paypal.com',
    ],
  },
  card: cardHosts,
  'paypal, paypalCredit': payPalHosts,
  venmo: venmoHosts,
  applePay: {},
  googlePay: googlePayHosts,
  dataCollector: {
    'script-src': ['https://*.paypal.com'],
    'frame-src': ['https://*.paypal.com'],
    'img-src': ['https://b.stats.paypal.com', 'https://c.paypal.com'],
  },
  threeDSecure: {
    'script-src': [
      'https://songbird.cardinalcommerce.com',
      'https://songbirdstag.cardinalcommerce.com',
      // The gateway's configuration names these, so they stand in no code.
      'https://static.client.cardinaltrusted.com',
      'https://cas.static.client.cardinaltrusted.com',
    ],
    // The bank's page is shown in a frame, as the target of a form; it may be any bank.
    'frame-src': ['https:'],
    'form-action': ['https:'],
    'connect-src': ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'],
  },
}

/** The table for merchants. */
export function renderHosts(): string {
  const rows = Object.entries(HOSTS).map(([part, directives]) => {
    const lines = Object.entries(directives).map(
      ([directive, hosts]) => `\`${directive} ${hosts.join(' ')}\``,
    )
    return `| ${part} | ${lines.join('<br>') || 'nothing more'} |`
  })
  return ['| option | hosts |', '|---|---|', ...rows].join('\n')
}
