import { HOSTS, type Part } from '../../widget/build/hosts'
import { createScene } from './options/create-scene'
import { REAL_OPTIONS } from './options/options'
import { ENVIRONMENTS, takeEnvironment } from './support/environments'
import { expect, test } from './support/test'
import { type Touch, touchAddresses } from './support/touch-addresses'

/** What a page allows that has nothing of the provider's on it. */
const STRICT = {
  'default-src': ["'none'"],
  'script-src': [],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
} as const satisfies Record<string, readonly string[]>

interface Case {
  readonly parts: readonly Part[]
  /** What the other parties' scripts go on to ask for, by Braintree's published list; their stubs ask for nothing. */
  readonly touches: readonly Touch[]
}

const PAYPAL: Case = {
  parts: ['paypal, paypalCredit'],
  touches: [
    { as: 'inline script' },
    { as: 'inline style' },
    { as: 'script', url: 'https://www.sandbox.paypal.com/smart/buttons.js' },
    { as: 'iframe', url: 'https://www.paypal.com/checkoutnow' },
    { as: 'img', url: 'https://checkout.paypal.com/pixel.gif' },
    { as: 'img', url: 'https://www.paypalobjects.com/logo.svg' },
    { as: 'fetch', url: 'https://www.sandbox.paypal.com/xoplatform/log' },
  ],
}

/** By the names of the options on the published components. */
const CASES: Readonly<Record<string, Case>> = {
  card: { parts: ['card'], touches: [] },
  'saved methods': { parts: ['card'], touches: [] },
  PayPal: PAYPAL,
  'PayPal Credit': PAYPAL,
  Venmo: { parts: ['venmo'], touches: [] },
  'Apple Pay': { parts: ['applePay'], touches: [] },
  'Google Pay': {
    parts: ['googlePay'],
    touches: [
      { as: 'iframe', url: 'https://pay.google.com/gp/p/ui/payframe' },
      { as: 'fetch', url: 'https://google.com/pay' },
      { as: 'fetch', url: 'https://pay.google.com/about/redirect/' },
      { as: 'img', url: 'https://www.gstatic.com/instantbuy/mark.svg' },
    ],
  },
  '3D Secure': {
    parts: ['card', 'threeDSecure'],
    touches: [
      ...['songbird', 'songbirdstag'].map((name) => ({
        as: 'script' as const,
        url: `https://${name}.cardinalcommerce.com/edge/v1/songbird.js`,
      })),
      { as: 'fetch', url: 'https://centinelapi.cardinalcommerce.com/V1/Order/JWT/Init' },
      { as: 'fetch', url: 'https://centinelapi.cardinaltrusted.com/V1/Order/JWT/Init' },
      { as: 'iframe', url: 'https://any-bank.example/method' },
      { as: 'form', url: 'https://any-bank.example/challenge' },
    ],
  },
  'data collector': {
    parts: ['card', 'dataCollector'],
    touches: [
      { as: 'script', url: 'https://www.paypal.com/fraud.js' },
      { as: 'iframe', url: 'https://c.paypal.com/v1/r/d/i' },
      { as: 'img', url: 'https://b.stats.paypal.com/counter.cgi' },
      { as: 'img', url: 'https://c.paypal.com/v1/r/d/b/p3' },
    ],
  },
}

/** The table's rows for these parts, put together as a merchant would. */
function policyFor(parts: readonly Part[]): string {
  const policy = new Map<string, string[]>(
    Object.entries(STRICT).map(([directive, sources]) => [directive, [...sources]]),
  )
  for (const part of ['always', ...parts] as const) {
    const rows: Partial<Record<string, readonly string[]>> = HOSTS[part]
    for (const [directive, sources = []] of Object.entries(rows)) {
      policy.set(directive, [...(policy.get(directive) ?? []), ...sources])
    }
  }
  return [...policy].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ')
}

for (const option of REAL_OPTIONS) {
  test.describe(option.name, () => {
    test.use({
      wireSettings: option.settings,
      ...(option.userAgent === undefined ? {} : { userAgent: option.userAgent }),
    })
    for (const environment of ENVIRONMENTS) {
      test(`${option.name} pays under exactly its rows of the table, in ${environment}`, async ({
        shop,
        wire,
      }) => {
        const { parts, touches } = CASES[option.name] ?? { parts: [], touches: [] }
        expect(parts).not.toEqual([])
        const authorization = await takeEnvironment(wire, environment)
        const { start } = createScene(option, shop, wire)
        const more = option.save ? {} : { authorization }
        await start(more, { policy: policyFor(parts) })
        expect(await option.pay(shop)).toMatchObject(option.expected)
        await touchAddresses(shop.page, touches)
        expect(await shop.violations()).toEqual([])
      })
    }
  })
}
