import { expect, test } from 'vitest'
import type { JournalEntry } from '../cleanup/write-journal'
import { CannotRun, Interrupted, Unreached } from '../model/errors'
import { tidyOnFailure } from './interruption'

const left: JournalEntry = { kind: 'product', name: 'Lamp', id: 'p1', state: 'written', key: '1' }

test.each([CannotRun, Unreached])(
  'CONF-11 a run that %o ends says what it could not clean up',
  async (Reason) => {
    const ended = tidyOnFailure(
      () => Promise.resolve({ deleted: 2, cancelled: 0, left: [left] }),
      () => Promise.reject(new Reason('The command failed.')),
    )
    await expect(ended).rejects.toThrow(/^The command failed\.\n1 × product: .* \(p1\)$/)
    await expect(ended).rejects.toBeInstanceOf(Reason)
  },
)

test('CONF-11 an interrupted run says why not everything was cleaned up', async () => {
  const cutShort = 'Cleaning up was cut short: no token.'
  const ended = tidyOnFailure(
    () => Promise.resolve({ deleted: 1, cancelled: 0, left: [left], cutShort }),
    () => Promise.reject(new Interrupted()),
  )
  await expect(ended).rejects.toMatchObject({
    sentences: expect.arrayContaining([cutShort, expect.stringMatching(/^1 × product: /)]),
  })
})

test('CONF-11 a fault of the check itself is no reason that could be told', async () => {
  const fault = new TypeError('undefined is not a function')
  const tidy = () => Promise.resolve({ deleted: 0, cancelled: 0, left: [left] })
  await expect(tidyOnFailure(tidy, () => Promise.reject(fault))).rejects.toBe(fault)
})
