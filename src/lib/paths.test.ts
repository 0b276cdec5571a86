import { expect, test } from 'vitest'
import { paths, readReturnTo, signInPath } from './paths'

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
  'https://elsewhere.test',
  'javascript:alert(1)',
  'cart',
  '/signin?from=/cart',
])('AUTH-3 %s is no place to come back to', (place) => {
  expect(readFrom(place)).toBeUndefined()
})

test('ids are escaped in addresses', () => {
  expect(paths.product('a/b?c')).toBe('/product/a%2Fb%3Fc')
})
