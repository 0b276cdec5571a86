import { expect, test } from 'vitest'
import { pageKindOf, readPageHeaders } from '../../scripts/start/page-headers'
import { paths } from '../../src/lib/paths'

/** With an inline script, as the storefront's has one. */
const DOCUMENT = '<head><script>first()</script></head>'

const CART = [paths.cart, '/cart/', '/CART', '/cart//']
const OTHERS = ['/', '/shop', '/product/cart', '/cart/more', '/cartoon', '/%63art', paths.signIn]

test('the cart takes payments, in any letter case and with trailing slashes, and no other page does', () => {
  expect(CART.map(pageKindOf)).toEqual(CART.map(() => 'payment'))
  expect(OTHERS.map(pageKindOf)).toEqual(OTHERS.map(() => 'other'))
})

test('with Braintree’s keys the cart admits what PayPal asks for, and every other page what a simulated shop does', async () => {
  const policy = (await readPageHeaders('braintree', 'payment', DOCUMENT)).get(
    'content-security-policy',
  )
  expect(policy).toBe(
    [
      "default-src 'self'",
      "script-src 'self' 'unsafe-inline' https://*.braintreegateway.com https://www.paypalobjects.com https://*.paypal.com",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https://*.braintreegateway.com https://www.paypalobjects.com https://*.paypal.com",
      "connect-src 'self' https://*.braintreegateway.com https://*.braintree-api.com https://*.paypal.com",
      "frame-src 'self' https://*.braintreegateway.com https://*.paypal.com",
      "font-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
  const other = await readPageHeaders('braintree', 'other', DOCUMENT)
  expect(other).toEqual(await readPageHeaders('simulated', 'other', DOCUMENT))
  expect(await readPageHeaders('simulated', 'payment', DOCUMENT)).toEqual(other)
  expect(other.get('content-security-policy')).toMatch(
    /require-trusted-types-for 'script'; trusted-types worker$/,
  )
})
