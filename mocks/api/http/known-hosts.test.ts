import { expect, test } from 'vitest'
import { isKnownHost, isOfThisMachine } from './known-hosts'

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
  ['evildevbox.example', false],
  ['evil.example/@localhost', false],
  ['evil.example:80@localhost', false],
  ['1.2.3.4.evil.example', false],
  ['', false],
])('%s is known: %s', (host, isKnown) => {
  expect(isKnownHost(host, ['mock', 'devbox.example'])).toBe(isKnown)
})

test.each([
  ['http://localhost:5173', true],
  ['https://ann.localhost/shop', true],
  ['http://127.0.0.1:4010', true],
  ['http://127.9.9.9', true],
  ['http://[::1]:4010', true],
  ['http://192.168.1.20', false],
  ['https://evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://127.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://evil.example/?http://localhost', false],
  ['file://localhost/page.html', false],
  ['null', false],
  ['', false],
])('%s is of this machine: %s', (address, isLocal) => {
  expect(isOfThisMachine(address)).toBe(isLocal)
})
