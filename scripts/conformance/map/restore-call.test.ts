import { expect, test } from 'vitest'
import { createPathReader, restoreUrl } from './restore-call'

const read = (path: string, url: string, baseUrl?: string) =>
  createPathReader(path, baseUrl)(new URL(url))

test.each([
  ['/products/{productId}', 'http://a.test/api/products/7', '7'],
  ['/products/{productId}', 'http://a.test/products/a%2Fb/', 'a%2Fb'],
  ['/products/{productId}.json', 'http://a.test/api/products/7.json', '7'],
  ['/products/{productId}.json', 'http://a.test/api/products/7xjson', undefined],
  ['/products/{productId}', 'http://a.test/api/products/7/photo', undefined],
  ['/products/{productId}', 'http://a.test/api/products/', undefined],
])('CONF-10 of %s the address %s has the parameter %s', (path, url, id) => {
  expect(read(path, url)?.values.get('productId')).toBe(id)
})

test.each([
  ['http://a.test/api/me', true],
  ['http://a.test/api/me/', true],
  ['http://a.test/api/admin/me', false],
  ['http://a.test/me', false],
  ['http://a.test/xapi/me', false],
  ['http://b.test/api/me', false],
  ['https://a.test/api/me', false],
])('CONF-8 below http://a.test/api there is %s: %s', (url, isThere) => {
  expect(read('/me', url, 'http://a.test/api') !== undefined).toBe(isThere)
})

test.each([
  ['?q=a+b%20c&limit=2', '?search=a+b%20c&limit=2'],
  ['?%71=x', '?search=x'],
  // The contract's own name is none of the service's.
  ['?search=x&category=1', '?category=1'],
  ['?q', '?search'],
  ['?%=x', '?%=x'],
  ['', ''],
])('CONF-10 the query %s is %s of the contract', (search, expected) => {
  const matched = { base: 'http://a.test/api', values: new Map([['productId', 'a%2Fb']]) }
  const operation = { path: '/product/show/{productId}/{userId}' }
  const query = new Map([['search', 'q']])
  expect(restoreUrl(matched, search, operation, { query, userId: 'u1' })).toBe(
    `http://a.test/api/product/show/a%2Fb/u1${expected}`,
  )
})
