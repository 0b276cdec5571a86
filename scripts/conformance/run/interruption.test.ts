import { expect, test } from 'vitest'
import type { LedgerEntry } from '../ledger/ledger'
import { CannotRun, Unreached } from '../model/errors'
import { tidyOnFailure } from './interruption'

const left: LedgerEntry = { kind: 'product', name: 'Lamp', id: 'p1', state: 'written', key: '1' }
const nothing = () => []

test.each([CannotRun, Unreached])(
  'CONF-11 a run that %o ends says what it could not clean up',
  async (Reason) => {
    const ended = tidyOnFailure(
      () => Promise.resolve({ deleted: 2, cancelled: 0, left: [left] }),
      () => Promise.reject(new Reason('The command failed.')),
      nothing,
    )
    await expect(ended).rejects.toThrow(/^The command failed\.\n1 × product: .* \(p1\)$/)
    await expect(ended).rejects.toBeInstanceOf(Reason)
  },
)

test('CONF-11 where cleaning up can not run either, all is said to be left, with the first reason', async () => {
  const ended = tidyOnFailure(
    () => Promise.reject(new CannotRun('No token.')),
    () => Promise.reject(new CannotRun('The command failed.')),
    () => [left],
  )
  await expect(ended).rejects.toThrow(/^The command failed\.\n1 × product: /)
})

test('CONF-11 a fault of the check itself is no reason that could be told', async () => {
  const fault = new TypeError('undefined is not a function')
  const tidy = () => Promise.resolve({ deleted: 0, cancelled: 0, left: [left] })
  await expect(tidyOnFailure(tidy, () => Promise.reject(fault), nothing)).rejects.toBe(fault)
})
