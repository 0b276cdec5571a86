import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=0.1, gzip;q=0.9', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['br;q=none', 'identity'],
  ['', 'identity'],
])('%j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
