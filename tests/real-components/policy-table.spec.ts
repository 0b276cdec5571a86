import { createScene } from './options/create-scene'
import { REAL_OPTIONS } from './options/options'
import { ENVIRONMENTS, takeEnvironment } from './support/environments'
import { strictPolicy } from './support/policies'
import { expect, test } from './support/test'
import { type Touch, touchAddresses } from './support/touch-addresses'

const PAYPAL: readonly Touch[] = [
  { as: 'inline script' },
  { as: 'inline style' },
  { as: 'script', url: 'https://www.sandbox.paypal.com/smart/buttons.js' },
  { as: 'iframe', url: 'https://www.paypal.com/checkoutnow' },
  { as: 'img', url: 'https://checkout.paypal.com/pixel.gif' },
  { as: 'img', url: 'https://www.paypalobjects.com/logo.svg' },
  { as: 'fetch', url: 'https://www.sandbox.paypal.com/xoplatform/log' },
]

/**
 * What the other parties' scripts go on to ask for, by Braintree's published list: their stubs ask for nothing. By the names
 * of the options on the published components.
 */
const TOUCHES: Readonly<Record<string, readonly Touch[]>> = {
  PayPal: PAYPAL,
  'PayPal Credit': PAYPAL,
  'Google Pay': [
    { as: 'iframe', url: 'https://pay.google.com/gp/p/ui/payframe' },
    { as: 'fetch', url: 'https://google.com/pay' },
    { as: 'fetch', url: 'https://pay.google.com/about/redirect/' },
    { as: 'img', url: 'https://www.gstatic.com/instantbuy/mark.svg' },
  ],
  '3D Secure': [
    { as: 'script', url: 'https://songbird.cardinalcommerce.com/edge/v1/songbird.js' },
    { as: 'script', url: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js' },
    { as: 'fetch', url: 'https://centinelapi.cardinalcommerce.com/V1/Order/JWT/Init' },
    { as: 'fetch', url: 'https://centinelapi.cardinaltrusted.com/V1/Order/JWT/Init' },
    { as: 'iframe', url: 'https://any-bank.example/method' },
    { as: 'form', url: 'https://any-bank.example/challenge' },
  ],
  'data collector': [
    { as: 'script', url: 'https://www.paypal.com/fraud.js' },
    { as: 'iframe', url: 'https://c.paypal.com/v1/r/d/i' },
    { as: 'img', url: 'https://b.stats.paypal.com/counter.cgi' },
    { as: 'img', url: 'https://c.paypal.com/v1/r/d/b/p3' },
  ],
}

for (const option of REAL_OPTIONS) {
  test.describe(option.name, () => {
    test.use({
      wireSettings: option.settings,
      ...(option.userAgent === undefined ? {} : { userAgent: option.userAgent }),
    })
    for (const environment of ENVIRONMENTS) {
      test(`${option.name} pays under exactly its rows of the merchants’ table, in ${environment}`, async ({
        shop,
        wire,
      }) => {
        const authorization = await takeEnvironment(wire, environment)
        const { start } = createScene(option, shop, wire)
        await start(option.save ? {} : { authorization }, strictPolicy(option.needs))
        expect(await option.pay(shop)).toMatchObject({ ...option.expected })
        await touchAddresses(shop.page, TOUCHES[option.name] ?? [])
        expect(await shop.violations()).toEqual([])
      })
    }
  })
}
