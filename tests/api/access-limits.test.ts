import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createKnownAddresses } from '../../mocks/api/auth/known-addresses'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { knownAddresses } from '../../mocks/api/database/tables/known-addresses'
import { rateLimits } from '../../mocks/api/database/tables/rate-limits'
import { createAccessLimits } from '../../mocks/api/rate-limit/access-limits'
import { createRateLimiter } from '../../mocks/api/rate-limit/rate-limiter'
import { DEFAULT_RATES } from '../../mocks/api/rationing/limits'
import { createUser } from '../../mocks/api/user/user-store'
import { openTestDatabase } from './support/open-database'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let opened: OpenDatabase
let now = new Date('2026-11-20T16:00:00.000Z')

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const countRows = async () => {
  const [row] = await opened.database.select({ count: sql<number>`count(*)::int` }).from(rateLimits)
  return row?.count
}
const nobody = async () => false

test('API-6 attempts that are refused leave nothing in the database, and what is over is swept', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const limits = createAccessLimits(limiter, DEFAULT_RATES)
  const attempts = DEFAULT_RATES.signInPerAddress.attempts
  let admitted = 0
  for (let index = 0; index < attempts + 300; index += 1) {
    const pass = await limits.admitSignIn(`user${index}@example.org`, '10.0.0.1', nobody)
    if (pass.isAdmitted) admitted += 1
  }
  expect(admitted).toBe(attempts)
  // Two of each account, and one of the address.
  expect(await countRows()).toBe(2 * attempts + 1)

  now = new Date(now.getTime() + DEFAULT_RATES.signInPerAddress.windowSeconds * 1000 + 1)
  await limits.admitSignIn('user@example.org', '10.0.0.2', nobody)
  expect(await countRows()).toBe(3)
})

test('API-6 many refused at once use up nothing that is counted wider', async () => {
  const limits = createAccessLimits(
    createRateLimiter(opened.database, () => now),
    DEFAULT_RATES,
  )
  const owner = 'owner@example.org'
  const passes = await Promise.all(
    Array.from({ length: 150 }, () => limits.admitSignIn(owner, '10.1.0.1', nobody)),
  )
  const { attempts } = DEFAULT_RATES.signInPerAccountAndAddress
  expect(passes.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(attempts)
  expect(await limits.admitSignIn(owner, '10.1.0.2', nobody)).toMatchObject({ isAdmitted: true })
})

test('of a user the latest addresses are remembered, for some months, and as hashes', async () => {
  const { database } = opened
  const user = await createUser(database, {
    name: 'Ann',
    email: 'ann@example.org',
    passwordHash: null,
    createdAt: now,
  })
  if (!user) throw new Error('The e-mail is taken')
  const known = createKnownAddresses(database, 'key', () => now)
  for (let index = 0; index < 12; index += 1) {
    now = new Date(now.getTime() + 1000)
    await known.remember(user.id, `10.2.0.${index}`)
  }
  expect(await known.isKnown(user.id, '10.2.0.1')).toBe(false)
  expect(await known.isKnown(user.id, '10.2.0.2')).toBe(true)
  expect(await known.isKnown('usr_other', '10.2.0.2')).toBe(false)
  const stored = await database.select().from(knownAddresses)
  expect(JSON.stringify(stored)).not.toContain('10.2.0')
  now = new Date(now.getTime() + 91 * 24 * 60 * 60 * 1000)
  expect(await known.isKnown(user.id, '10.2.0.2')).toBe(false)
})
