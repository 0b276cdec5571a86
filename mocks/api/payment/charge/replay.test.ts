import { expect, test } from 'vitest'
import type { ChargeRow } from '../../database/tables/charges'
import { judgeReplay, toNonceUse } from './replay'

const at = new Date('2026-11-20T16:00:00.000Z')
const charge = (status: ChargeRow['status']): ChargeRow => ({
  id: 'chg_1',
  userId: 'usr_1',
  nonce: 'nonce',
  nonceUse: 'once',
  amountCents: 1000,
  status,
  transactionId: status === 'pending' ? null : 'txn_1',
  declineReason: null,
  processorCode: null,
  mayBeTaken: false,
  orderedAt: null,
  createdAt: at,
  updatedAt: at,
})
const same = { userId: 'usr_1', amountCents: 1000 }

test.each([
  ['pending', 'await'],
  ['charged', 'repeat'],
  ['declined', 'repeat'],
  ['voiding', 'refuse'],
  ['voided', 'refuse'],
] as const)('the same request for a charge that is %s: %s', (status, verdict) => {
  expect(judgeReplay(charge(status), same)).toBe(verdict)
})

test.each(['pending', 'charged', 'declined', 'voiding', 'voided'] as const)(
  'another amount or user for a charge that is %s is refused',
  (status) => {
    expect(judgeReplay(charge(status), { ...same, amountCents: 1001 })).toBe('refuse')
    expect(judgeReplay(charge(status), { ...same, userId: 'usr_2' })).toBe('refuse')
  },
)

test("only the sandbox's words may be used again", () => {
  expect(toNonceUse('fake-valid-nonce')).toBe('repeatable')
  expect(toNonceUse('tokencc_bf_fake-valid-nonce')).toBe('once')
})
