import { expect, test } from 'vitest'
import { toUnknownId } from './to-unknown-id'

test.each([
  ['1001', '999999999'],
  ['ord_1001', 'ord_999999999'],
  ['ORD-000123', 'ORD-999999'],
  ['0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3', '0b9c1d2e-3f40-4a5b-8c6d-8f9f90a1b2c3'],
  ['65f1c0ffee65f1c0ffee1234', '76a1c0ffee65f1c0ffee1234'],
  ['txn_V1StGXR8Z5', 'txn_W2TtGXR8Z5'],
  ['c_WNwW-OOlUmRw', 'c_WNwW-UUoUmRw'],
])('an unknown id like %s has its shape', (known, unknown) => {
  expect(toUnknownId(known)).toBe(unknown)
})
