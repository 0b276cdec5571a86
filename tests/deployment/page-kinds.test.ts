import { expect, test } from 'vitest'
import { type PageKind, pageKindOf, readPageHeaders } from '../../scripts/start/page-headers'
import type { ProviderKind } from '../../scripts/start/provider-kind'
import { paths } from '../../src/lib/paths'

/** With an inline script, as the storefront's has one. */
const DOCUMENT = '<head><script>first()</script></head>'

const CART = [paths.cart, '/cart/', '/CART', '/cart//']
const OTHERS = ['/', '/shop', '/product/cart', '/cart/more', '/cartoon', '/%63art', paths.signIn]

test('the cart takes payments, in any letter case and with trailing slashes, and no other page does', () => {
  expect(CART.map(pageKindOf)).toEqual(CART.map(() => 'payment'))
  expect(OTHERS.map(pageKindOf)).toEqual(OTHERS.map(() => 'other'))
})

const OWN = ["font-src 'self'", "worker-src 'self'", "object-src 'none'", "base-uri 'none'"]
const FORMS = ["form-action 'self'", "frame-ancestors 'none'"]

async function policyOf(allowsPayPalScripts: boolean): Promise<readonly string[] | undefined> {
  const headers = await readPageHeaders(
    { provider: 'braintree', allowsPayPalScripts },
    'payment',
    DOCUMENT,
  )
  return headers.get('content-security-policy')?.split('; ')
}

test('with Braintree’s keys the cart admits what its card fields ask for, and nothing inline', async () => {
  const policy = await policyOf(false)
  expect(policy?.map((directive) => directive.replaceAll(/sha256-[^']+/g, 'hash'))).toEqual([
    "default-src 'self'",
    "script-src 'self' 'hash'",
    "style-src 'self' 'hash'",
    "img-src 'self' data: blob:",
    "connect-src 'self' https://*.braintreegateway.com https://*.braintree-api.com https://www.paypal.com",
    "frame-src 'self' https://*.braintreegateway.com",
    ...OWN,
    ...FORMS,
    "require-trusted-types-for 'script'",
    'trusted-types worker',
  ])
})

test('where PayPal’s scripts are allowed, the cart admits what PayPal asks for', async () => {
  expect(await policyOf(true)).toEqual([
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' https://*.braintreegateway.com https://www.paypalobjects.com https://*.paypal.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.braintreegateway.com https://www.paypalobjects.com https://*.paypal.com",
    "connect-src 'self' https://*.braintreegateway.com https://*.braintree-api.com https://*.paypal.com",
    "frame-src 'self' https://*.braintreegateway.com https://*.paypal.com",
    ...OWN,
    ...FORMS,
  ])
})

test.each([false, true])(
  'every other page admits what a simulated shop does, PayPal allowed or not: %s',
  async (allowsPayPalScripts) => {
    const read = (provider: ProviderKind, page: PageKind) =>
      readPageHeaders({ provider, allowsPayPalScripts }, page, DOCUMENT)
    const other = await read('braintree', 'other')
    expect(other).toEqual(await read('simulated', 'other'))
    expect(await read('simulated', 'payment')).toEqual(other)
    expect(other.get('content-security-policy')).toMatch(
      /require-trusted-types-for 'script'; trusted-types worker$/,
    )
    // PayPal's window has to find the page that opened it; without PayPal no window does.
    const opener = (await read('braintree', 'payment')).get('cross-origin-opener-policy')
    expect(opener).toBe(allowsPayPalScripts ? 'same-origin-allow-popups' : 'same-origin')
  },
)
