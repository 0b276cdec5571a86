import type { Page } from 'playwright/test'
import { PAYPAL_BUTTONS, PAYPAL_SCRIPT } from './support/paypal-script'
import { openStrictly, STRICT } from './support/strict-page'
import { expect, test } from './support/test'

const PAYPAL = "paypal: { flow: 'vault' }"
const HOST = new URL(PAYPAL_SCRIPT).origin

/** The strict policy with PayPal's script host and this list of Trusted Types policies. */
function policyWith(trustedTypes: string): string[] {
  const others = STRICT.filter((directive) => !directive.startsWith('script-src'))
  return [...others, `script-src 'self' ${HOST}`, trustedTypes]
}

const WITHOUT_TRUSTED_TYPES = policyWith('').filter(
  (directive) => directive !== '' && !directive.startsWith('require-trusted-types-for'),
)

/** A page's own default policy, as the shop has one: it admits addresses of one host. */
const defaultPolicyFor = (host: string) => `trustedTypes.createPolicy('default', {
  createScriptURL: (url) => {
    window.judged = url
    return url.startsWith('${host}/') ? url : null
  },
})`

/** Answers with how often PayPal's script was asked for so far. */
async function servePayPal(page: Page): Promise<() => number> {
  let loads = 0
  // The stand-in leaves a page alone that has a PayPal of its own, and this one has no buttons yet.
  await page.addInitScript(() => Object.assign(globalThis, { paypal: {} }))
  await page.route(`${HOST}/**`, (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/javascript', body: PAYPAL_BUTTONS })
  })
  return () => loads
}

const violations = (page: Page) => page.evaluate(() => globalThis.violations)

const admitting = [
  ['no Trusted Types', WITHOUT_TRUSTED_TYPES, ''],
  ['the widget’s policy listed', policyWith('trusted-types braintree-dropin'), ''],
  ['a default policy alone', policyWith('trusted-types default'), defaultPolicyFor(HOST)],
  ['both listed', policyWith('trusted-types default braintree-dropin'), defaultPolicyFor(HOST)],
  [
    'both listed, and no default policy made',
    policyWith('trusted-types default braintree-dropin'),
    '',
  ],
  [
    'both listed, and a default policy that knows no PayPal',
    policyWith('trusted-types default braintree-dropin'),
    defaultPolicyFor('https://merchant.example'),
  ],
  [
    'a default policy without a rule for scripts',
    policyWith('trusted-types default braintree-dropin'),
    "trustedTypes.createPolicy('default', { createHTML: (text) => text })",
  ],
] as const

for (const [what, policy, prelude] of admitting) {
  test(`WPAY-1 with ${what} PayPal’s script is loaded without a violation`, async ({
    merchant,
    page,
  }) => {
    const loads = await servePayPal(page)
    await openStrictly(page, policy, PAYPAL, { prelude })
    await expect(merchant.tile('PayPal')).toBeEnabled()
    expect(loads()).toBe(1)
    expect(await violations(page)).toEqual([])
  })
}

test('a page’s default policy is asked before the widget’s', async ({ merchant, page }) => {
  await servePayPal(page)
  const policy = policyWith('trusted-types default braintree-dropin')
  await openStrictly(page, policy, PAYPAL, { prelude: defaultPolicyFor(HOST) })
  await expect(merchant.tile('PayPal')).toBeEnabled()
  expect(await page.evaluate('window.judged')).toBe(PAYPAL_SCRIPT)
})

test('a second copy of the widget uses the policy of the first, whose name can be taken once', async ({
  merchant,
  page,
}) => {
  const loads = await servePayPal(page)
  await page.route('**/copy/**', async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace('/copy/', '/package/'),
    })
    return route.fulfill({ response })
  })
  await openStrictly(page, policyWith('trusted-types braintree-dropin'), PAYPAL)
  await expect(merchant.tile('PayPal')).toBeEnabled()
  await page.evaluate(`(async () => {
    await (await window.creating).teardown()
    window.paypal = {}
    const { create } = await import('/copy/dropin/widget.js')
    await create({ authorization: 'sandbox_testkey_merchant', container: '#payment', ${PAYPAL} })
  })()`)
  await expect(merchant.tile('PayPal')).toBeEnabled()
  expect(loads()).toBe(2)
  expect(await violations(page)).toEqual([])
})

test('the widget’s policy admits the scripts of PayPal and Google and nothing else', async ({
  merchant,
  page,
}) => {
  await servePayPal(page)
  await openStrictly(page, policyWith('trusted-types braintree-dropin'), PAYPAL)
  await expect(merchant.tile('PayPal')).toBeEnabled()
  const admitted = await page.evaluate(
    (addresses) => {
      const policy = Reflect.get(globalThis, Symbol.for('braintree-dropin.trusted-types-policy'))
      return addresses.filter((address) => String(policy.createScriptURL(address)) !== '')
    },
    [
      PAYPAL_SCRIPT,
      'https://pay.google.com/gp/p/js/pay.js',
      `${PAYPAL_SCRIPT}?evil`,
      `${HOST}/other.js`,
      'https://evil.example/api/checkout.min.js',
      'data:text/javascript,alert(1)',
    ],
  )
  expect(admitted).toEqual([PAYPAL_SCRIPT, 'https://pay.google.com/gp/p/js/pay.js'])
})

test.describe(() => {
  test.use({
    expectedConsole: /Trusted Type|TrustedScriptURL|Policy "braintree-dropin"|trusted-types/,
  })

  const refusing = [
    ['a list without the widget’s name', "trusted-types 'none'", ''],
    [
      'a default policy that refuses',
      'trusted-types default',
      defaultPolicyFor('https://merchant.example'),
    ],
  ] as const
  for (const [what, list, prelude] of refusing) {
    test(`B-080 with ${what} the error says that the merchant’s policy has to admit the script`, async ({
      merchant,
      page,
    }) => {
      const loads = await servePayPal(page)
      await openStrictly(page, policyWith(list), PAYPAL, { prelude })
      // As with any script that can't be had, PayPal is left out.
      await expect(page.getByRole('radio', { name: /PayPal/ })).toHaveCount(0)
      const said = merchant.console.join('\n')
      expect(said).toContain(
        `${PAYPAL_SCRIPT} could not be loaded: the page requires Trusted Types`,
      )
      expect(loads()).toBe(0)
    })
  }
})
