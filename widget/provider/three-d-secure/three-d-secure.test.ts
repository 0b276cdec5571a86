import { expect, test } from 'vitest'
import { toVerification } from './three-d-secure'

test('a bank that says nothing about liability has verified the card all the same', () => {
  const silent = { liabilityShifted: null, liabilityShiftPossible: null, threeDSecureInfo: null }
  const unknown = {
    liabilityShifted: undefined,
    liabilityShiftPossible: undefined,
    threeDSecureInfo: undefined,
  }
  expect(toVerification({ nonce: 'n', ...silent })).toStrictEqual({ nonce: 'n', ...unknown })
  expect(toVerification({ nonce: 'n' })).toStrictEqual({ nonce: 'n', ...unknown })
})

test('what a bank says is handed on', () => {
  const verification = {
    nonce: 'n',
    liabilityShifted: false,
    liabilityShiftPossible: true,
    threeDSecureInfo: { status: 'authenticate_failed', xid: null },
  }
  expect(toVerification({ ...verification, type: 'CreditCard' })).toEqual(verification)
})

test('an answer without a nonce is no verification', () => {
  expect(() => toVerification({ nonce: null, liabilityShifted: true })).toThrow()
})
