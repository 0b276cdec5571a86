import type { HOSTS } from '../../../widget/build/hosts'

/** A script that a page with the widget runs, as an inventory of payment pages names it. */
export interface PaymentScript {
  /** The row of the policy that admits it. */
  readonly part: keyof typeof HOSTS
  readonly address: string
  readonly owner: string
  /** Why it is there. */
  readonly purpose: string
  /** How it is known to be what it should be. */
  readonly check: string
}

const CHANGING = 'by its host: it changes without notice, so no hash can be kept'

/** All of them; a page has those of the options that it enables. */
export const PAYMENT_SCRIPTS: readonly PaymentScript[] = [
  {
    part: 'always',
    address: '`dropin.js`, or `dropin.loader.js` and its folder `dropin/`',
    owner: 'you, from your own address',
    purpose: 'the widget, with `braintree-web` in it',
    check: 'its SHA-384 in `prompt-bazaar-widget-<version>.cdn.json`, as `integrity`',
  },
  {
    part: 'paypal, paypalCredit',
    address: 'https://www.paypalobjects.com/api/checkout.min.js',
    owner: 'PayPal',
    purpose: "PayPal's button and window",
    check: `${CHANGING}; under Trusted Types this address alone`,
  },
  {
    part: 'paypal, paypalCredit',
    address: 'https://*.paypal.com',
    owner: 'PayPal',
    purpose: 'what that script loads in turn, and writes into the page',
    check: CHANGING,
  },
  {
    part: 'googlePay',
    address: 'https://pay.google.com/gp/p/js/pay.js',
    owner: 'Google',
    purpose: "Google's button and window",
    check: `${CHANGING}; under Trusted Types this address alone`,
  },
  {
    part: 'dataCollector',
    address: 'https://c.paypal.com/da/r/fb.js',
    owner: 'PayPal',
    purpose: 'data of the device for fraud checks',
    check: CHANGING,
  },
  {
    part: 'threeDSecure',
    address: 'https://static.client.cardinaltrusted.com',
    owner: 'Cardinal (Visa)',
    purpose: "the bank's question to the shopper; its address is the gateway's",
    check: CHANGING,
  },
  {
    part: 'threeDSecure',
    address: 'https://songbird.cardinalcommerce.com',
    owner: 'Cardinal (Visa)',
    purpose: 'the same, for accounts whose gateway names this one',
    check: CHANGING,
  },
  {
    part: 'threeDSecure',
    address:
      'https://cas.static.client.cardinaltrusted.com, https://songbirdstag.cardinalcommerce.com',
    owner: 'Cardinal (Visa)',
    purpose: 'the same in the sandbox; leave them out of the live policy',
    check: CHANGING,
  },
]

/** The table for the merchant's own records. */
export function renderScripts(): string {
  const rows = PAYMENT_SCRIPTS.map(
    ({ part, address, owner, purpose, check }) =>
      `| ${part} | ${address} | ${owner} | ${purpose} | ${check} |`,
  )
  return [
    '| option | script | whose | why | how it is checked |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
