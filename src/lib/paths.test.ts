import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPathOf, paths, readReturnTo, signInPath } from './paths'

const readFrom = (returnTo: string) =>
  readReturnTo(new URL(signInPath(returnTo), 'https://x.test').search)

test.each(['/cart', '/profile/usr_1', '/shop?price=10-19&category=a', '/product/a%2Fb'])(
  'AUTH-3 %s is a place to come back to',
  (place) => {
    expect(readFrom(place)).toBe(place)
  },
)

test.each([
  '//elsewhere.test/cart',
  '/\\elsewhere.test',
  '/x/..//elsewhere.test',
  '/.//elsewhere.test',
  '/%2e%2e/\\elsewhere.test',
  'https://elsewhere.test',
  'javascript:alert(1)',
  'cart',
  '/signin?from=/cart',
  '/Signin/?from=/cart',
])('AUTH-3 %s is no place to come back to', (place) => {
  expect(readFrom(place)).toBeUndefined()
})

const hostilePiece = fc.constantFrom(
  ...['/', '\\', '.', '..', '%2e', '%2F', '%5c', '?', '#', '@', ':', '\t', '\n', ' ', '\u3002'],
  ...['elsewhere.test', 'https:', 'javascript:', 'x', '[::1]', '\ud800'],
)
const base = fc.constantFrom(
  'https://shop.test/signin',
  'http://localhost:4173/a/b/',
  'http://[::1]:8080/?from=/',
)

test('AUTH-3 whatever the address names, the place to come back to lies in the shop', () => {
  let places = 0
  fc.assert(
    fc.property(fc.array(hostilePiece, { maxLength: 8 }), base, (pieces, shop) => {
      const place = readFrom(`/${pieces.join('')}`)
      if (place === undefined) return
      places += 1
      expect(new URL(place, shop).origin).toBe(new URL(shop).origin)
    }),
    { numRuns: 2_000 },
  )
  expect(places).toBeGreaterThan(50)
})

test.each([
  ['/cart', '/cart', true],
  ['/cart', '/Cart//', true],
  ['/', '/', true],
  ['/', '/cart', false],
  ['/cart', '/cart/x', false],
])('an address of %s: %s is %s', (path, pathname, expected) => {
  expect(isPathOf(path, pathname)).toBe(expected)
})

test('ids are escaped in addresses', () => {
  expect(paths.product('a/b?c')).toBe('/product/a%2Fb%3Fc')
})
