import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKnownAddresses } from '../../mocks/api/auth/known-addresses'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { knownAddresses } from '../../mocks/api/database/tables/known-addresses'
import { rateLimits } from '../../mocks/api/database/tables/rate-limits'
import { createAccessLimits } from '../../mocks/api/rate-limit/access-limits'
import { type Raising, raise } from '../../mocks/api/rate-limit/count-in-statement'
import { createRateLimiter } from '../../mocks/api/rate-limit/rate-limiter'
import { DEFAULT_RATES } from '../../mocks/api/rate-limit/rates'
import { createUser } from '../../mocks/api/user/user-store'
import { openTestDatabase } from './support/open-database'

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
  if (!user) throw new Error('The email is taken')
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

/** Where no charge is recorded with it. */
const countAlone = (raising: Raising) => raise(opened.database, raising)

const charge = (userId: string) => ({ userId, address: '10.3.0.1', amountCents: 1_200 })

test('API-6 a payment that is refused counts as a request, and under nothing else', async () => {
  const limits = createAccessLimits(
    createRateLimiter(opened.database, () => now),
    {
      ...DEFAULT_RATES,
      paymentPerUser: { attempts: 4, windowSeconds: 3_600 },
      failedPaymentPerUser: { attempts: 1, windowSeconds: 60 },
      failedPaymentPerAddress: { attempts: 3, windowSeconds: 3_600 },
    },
  )
  const admits = async (userId: string) => {
    const trial = await limits.admitCharge(charge(userId), countAlone)
    if (!trial.isAdmitted) await trial.refuse()
    return trial.isAdmitted
  }
  expect(await admits('usr_guesser')).toBe(true)
  expect([await admits('usr_guesser'), await admits('usr_guesser')]).toEqual([false, false])
  now = new Date(now.getTime() + 61_000)
  expect(await admits('usr_guesser')).toBe(true)
  now = new Date(now.getTime() + 61_000)
  // Of the four requests two were refused; of the address' three failures one is left.
  expect(await admits('usr_guesser')).toBe(false)
  expect([await admits('usr_one'), await admits('usr_two')]).toEqual([true, false])
})

test('API-6 a charge that no provider is asked for leaves the request alone behind', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const rates = { ...DEFAULT_RATES, paymentPerUser: { attempts: 2, windowSeconds: 3_600 } }
  const limits = createAccessLimits(limiter, rates)
  const trial = await limits.admitCharge(charge('usr_warned'), countAlone)
  if (!trial.isAdmitted) throw new Error('The charge was refused')
  await trial.withdraw()
  const narrow = { attempts: 1, windowSeconds: 3_600 }
  const full = await limiter.findFull([
    { key: 'failed payment usr_warned', rate: narrow },
    { key: 'unordered payment usr_warned', rate: narrow },
    { key: 'payment usr_warned', rate: narrow },
  ])
  expect([...full.keys()]).toEqual(['payment usr_warned'])
})

test('API-6 many who count and give back the same at once wait for nobody in a circle', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const keys = ['d', 'a', 'c', 'b'].map((letter) => `circle ${letter}`)
  const rate = { attempts: 10_000, windowSeconds: 3_600 }
  await Promise.all(
    Array.from({ length: 200 }, async (_, turn) => {
      const mine = (turn % 2 === 0 ? keys : [...keys].reverse()).map((key) => ({ key, rate }))
      expect(await limiter.take(mine)).toBeUndefined()
      await limiter.giveBack(mine)
    }),
  )
  await limiter.take(keys.map((key) => ({ key, rate })))
  const countFull = async (attempts: number) =>
    (await limiter.findFull(keys.map((key) => ({ key, rate: { ...rate, attempts } })))).size
  expect([await countFull(1), await countFull(2)]).toEqual([4, 0])
})

test('API-6 what counts as many needs room for all of it, and is given back whole', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const pieces = (amount: number) => [
    { key: 'pieces', rate: { attempts: 10, windowSeconds: 60 }, amount },
  ]
  expect(await limiter.take(pieces(6))).toBeUndefined()
  expect(await limiter.take(pieces(5))).toBe(60)
  expect(await limiter.take(pieces(4))).toBeUndefined()
  expect((await limiter.findFull(pieces(1))).size).toBe(1)
  await limiter.giveBack(pieces(4))
  expect((await limiter.findFull(pieces(4))).size).toBe(0)
  expect((await limiter.findFull(pieces(5))).size).toBe(1)

  now = new Date(now.getTime() + 60_000)
  expect(await limiter.take(pieces(11))).toBe(60)
  expect(await limiter.take(pieces(10))).toBeUndefined()
  expect(await limiter.take(pieces(1))).toBe(60)
})

test('API-6 many amounts at once fill a counter no further than it goes, and leave nothing of the refused', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const count = (key: string, attempts: number, amount = 1) => ({
    key,
    rate: { attempts, windowSeconds: 3_600 },
    amount,
  })
  const waits = await Promise.all(
    Array.from({ length: 20 }, () =>
      limiter.take([count('wide', 1_000, 3), count('narrow', 10, 3)]),
    ),
  )
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
  const full = await limiter.findFull([count('wide', 9), count('narrow', 9)])
  expect(full.size).toBe(2)
  expect((await limiter.findFull([count('wide', 10), count('narrow', 10)])).size).toBe(0)
})

const DAY_MS = 24 * 60 * 60 * 1000

test('API-6 what was counted while a clock was ahead locks nobody once it is set right', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const counters = [{ key: 'ahead', rate: { attempts: 2, windowSeconds: 300 } }]
  const right = now
  now = new Date(right.getTime() + 2 * DAY_MS)
  for (let attempt = 0; attempt < 2; attempt += 1) await limiter.take(counters)
  expect(await limiter.take(counters)).toBe(300)
  now = right
  expect((await limiter.findFull(counters)).size).toBe(0)
  expect([await limiter.take(counters), await limiter.take(counters)]).toEqual([
    undefined,
    undefined,
  ])
  expect(await limiter.take(counters)).toBe(300)
})

test('API-6 processes whose clocks differ a little count together, and none is told to wait too long', async () => {
  const limiter = createRateLimiter(opened.database, () => now)
  const counters = [{ key: 'skewed', rate: { attempts: 2, windowSeconds: 300 } }]
  const right = now
  now = new Date(right.getTime() + 20_000)
  await limiter.take(counters)
  now = right
  expect(await limiter.take(counters)).toBeUndefined()
  expect(await limiter.take(counters)).toBe(300)
  expect([...(await limiter.findFull(counters)).values()]).toEqual([300])
})

test('API-6 what is over is swept as ever by a process whose clock was ahead', async () => {
  const right = now
  now = new Date(right.getTime() + 2 * DAY_MS)
  const limiter = createRateLimiter(opened.database, () => now)
  now = right
  await limiter.take([{ key: 'over', rate: { attempts: 1, windowSeconds: 1 } }])
  now = new Date(right.getTime() + 61_000)
  await limiter.take([{ key: 'other', rate: { attempts: 1, windowSeconds: 1 } }])
  const left = await opened.database
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(eq(rateLimits.key, 'over'))
  expect(left).toEqual([])
})
