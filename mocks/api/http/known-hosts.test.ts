import { expect, test } from 'vitest'
import { isKnownHost } from './known-hosts'

test.each([
  ['localhost', true],
  ['LOCALHOST:4010', true],
  ['ann.localhost:4010', true],
  ['127.0.0.1:4010', true],
  ['192.168.1.20', true],
  ['[::1]:4010', true],
  ['mock:4010', true],
  ['devbox.example', true],
  ['evil.example', false],
  ['localhost.evil.example:4010', false],
  ['evillocalhost', false],
  ['mock.evil.example', false],
  ['evil.example/@localhost', false],
  ['evil.example:80@localhost', false],
  ['1.2.3.4.evil.example', false],
  ['', false],
])('%s is known: %s', (host, isKnown) => {
  expect(isKnownHost(host, ['mock', 'devbox.example'])).toBe(isKnown)
})
