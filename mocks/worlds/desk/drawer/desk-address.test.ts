import { expect, test } from 'vitest'
import { deskAddress } from './desk-address'

test.each([
  ['/api', '/w/default/desk'],
  ['/w/ann/api', '/w/ann/desk'],
  ['http://localhost:4010/api', 'http://localhost:4010/w/default/desk'],
  ['http://localhost:4010/w/ann/api/', 'http://localhost:4010/w/ann/desk'],
])('the desk of %s is at %s', (api, desk) => {
  expect(deskAddress(api)).toBe(desk)
})
