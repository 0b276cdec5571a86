import { createScene } from './options/create-scene'
import { dataCollector } from './options/data-collector'
import { threeDSecure } from './options/three-d-secure'
import { venmo } from './options/venmo'
import { strictPolicy, trustedTypesPolicy } from './support/policies'
import { expect, test } from './support/test'

const CHALLENGED = '4000000000001091'

/** With the widget's own policy alone, which is too little for some options. */
const OWN_ALONE = trustedTypesPolicy(['card']).policy ?? ''

/** The policy for an option, but the Trusted Types of the widget alone. */
function withOwnAlone(policy = ''): string {
  return `${policy}; ${OWN_ALONE.slice(OWN_ALONE.indexOf('require-trusted-types-for'))}`
}

test('data collector under the widget’s Trusted Types alone: a card pays without device data', async ({
  shop,
  wire,
}) => {
  const { policy } = strictPolicy(dataCollector.needs)
  await createScene(dataCollector, shop, wire).start({}, { policy: withOwnAlone(policy) })
  const payload = await dataCollector.pay(shop)
  expect(payload).toMatchObject({ type: 'CreditCard' })
  expect(payload).not.toHaveProperty('deviceData')
  expect(await shop.violations()).not.toEqual([])
})

test('3D Secure under the widget’s Trusted Types alone: a payment with a challenge is refused at once', async ({
  shop,
  wire,
}) => {
  const { policy } = strictPolicy(threeDSecure.needs)
  await createScene(threeDSecure, shop, wire).start({}, { policy: withOwnAlone(policy) })
  await shop.fillCard({ number: CHALLENGED })
  await expect.poll(() => shop.isRequestable()).toBe(true)
  expect(await shop.refusal({ threeDSecure: { amount: '10.00' } })).toMatchObject({
    code: 'THREE_D_SECURE_FAILED',
    cause: 'SCRIPT_FAILED',
  })
})

test.describe(() => {
  test.use({ wireSettings: venmo.settings })

  const WEB_LOGIN = {
    card: false,
    venmo: { paymentMethodUsage: 'multi_use', allowDesktopWebLogin: true, styleCspNonce: 'abc' },
  }
  const trusting = (rules: string) => ({
    policy: (trustedTypesPolicy(venmo.needs).policy ?? '')
      .replace("style-src 'self'", "style-src 'self' 'nonce-abc'")
      .replace('trusted-types ', 'trusted-types default '),
    prelude: `trustedTypes.createPolicy('default', ${rules})`,
  })

  test('Venmo with a web login under a default policy with createHTML and the page’s nonce breaks no rule', async ({
    shop,
    wire,
  }) => {
    // The shopper is still looking at Venmo's page.
    wire.replace('venmo page', { body: '<!doctype html><title>Venmo</title>' })
    wire.hold('venmo status')
    await shop.open(trusting('{ createHTML: (text) => text }'))
    await shop.start(WEB_LOGIN)
    await shop.hook('venmo-button').click()
    await expect(shop.page.locator('#venmo-desktop-web__injected-styles')).toBeAttached()
    expect(await shop.violations()).toEqual([])
  })

  test('Venmo with a web login under one without createHTML tells the shopper that it failed', async ({
    shop,
  }) => {
    await shop.open(trusting('{}'))
    await shop.start(WEB_LOGIN)
    await shop.hook('venmo-button').click()
    await expect(shop.error).not.toBeEmpty()
    expect(await shop.violations()).not.toEqual([])
  })
})
