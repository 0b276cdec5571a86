/** Directives of a Content-Security-Policy. */
type Directive =
  | 'script-src'
  | 'style-src'
  | 'frame-src'
  | 'connect-src'
  | 'img-src'
  | 'form-action'

/** An option, or a part of the widget that every option needs. */
export type Part =
  | 'always'
  | 'card'
  | 'paypal, paypalCredit'
  | 'venmo'
  | 'applePay'
  | 'googlePay'
  | 'dataCollector'
  | 'threeDSecure'

/**
 * What a page has to allow for each option, in production and sandbox. The hosts of braintree-web and of the widget are
 * held against their code by a test, and each option pays under exactly its row; what PayPal's, Google's and Cardinal's own
 * scripts go on to ask for is from Braintree's published list, so try a policy with
 * `Content-Security-Policy-Report-Only` first.
 */
export const HOSTS: Readonly<
  Record<Part, Readonly<Partial<Record<Directive, readonly string[]>>>>
> = {
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
  card: { 'frame-src': ['https://assets.braintreegateway.com'] },
  'paypal, paypalCredit': {
    // PayPal's script puts scripts and styles of its own into the page.
    'script-src': ["'unsafe-inline'", 'https://www.paypalobjects.com', 'https://*.paypal.com'],
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://assets.braintreegateway.com', 'https://*.paypal.com'],
    'connect-src': ['https://*.paypal.com'],
    'img-src': ['https://www.paypalobjects.com', 'https://checkout.paypal.com'],
  },
  venmo: {
    'frame-src': [
      'https://assets.braintreegateway.com',
      'https://venmo.com',
      'https://account.venmo.com',
      'https://account.ext.live.venmo.com',
    ],
  },
  applePay: {},
  googlePay: {
    'script-src': ['https://pay.google.com'],
    'frame-src': ['https://pay.google.com'],
    'connect-src': ['https://pay.google.com', 'https://google.com'],
    'img-src': ['https://www.gstatic.com'],
  },
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
    // The bank's page stands in a frame that a form of this page is sent to, and any bank may be asked.
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
