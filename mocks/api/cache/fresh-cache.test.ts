import { beforeEach, expect, test } from 'vitest'
import { createFreshCache, type FreshCache } from './fresh-cache'
import { createVersionedCache } from './versioned-cache'

const MAX_AGE_MS = 1_000
const CHECK_AFTER_MS = 250
const LONGEST_WAIT_MS = 20

let now: number
let version: string
let checks: number
let failures: unknown[]
let made: string[]
let whenMade: Promise<void>
let cache: FreshCache<string>

beforeEach(() => {
  now = 0
  version = 'v1'
  checks = 0
  failures = []
  made = []
  whenMade = Promise.resolve()
  cache = createFreshCache({
    cache: createVersionedCache<string>({ maxSize: 1_000, sizeOf: ({ length }) => length }),
    readVersion: async () => {
      checks += 1
      if (version === 'broken') throw new Error('no database')
      return version
    },
    nowMs: () => now,
    maxAgeMs: MAX_AGE_MS,
    checkAfterMs: CHECK_AFTER_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    onFailure: (error) => failures.push(error),
  })
})

/** Makes the present version, once it may. */
async function make(): Promise<string> {
  const value = version
  await whenMade
  made.push(value)
  return value
}

/** Until everything has been done that waits for no timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Holds back what is being made. */
function hold(): () => void {
  let release: () => void = () => undefined
  whenMade = new Promise((resolve) => {
    release = resolve
  })
  return release
}

test('MEM-4 what nothing has changed is made once, and read without a word to the database for a while', async () => {
  expect(await cache.read('a', make)).toBe('v1')
  now = CHECK_AFTER_MS - 1
  expect(await cache.read('a', make)).toBe('v1')
  expect([made, checks]).toEqual([['v1'], 1])
})

test('MEM-4 the version is read again in the background, once for all', async () => {
  await cache.read('a', make)
  now = CHECK_AFTER_MS
  await Promise.all([cache.read('a', make), cache.read('b', make), cache.read('a', make)])
  await settle()
  expect(checks).toBe(2)
  now += MAX_AGE_MS
  expect(await cache.read('a', make)).toBe('v1')
  expect(made).toEqual(['v1', 'v1'])
})

test('MEM-4 after a change the older one is shown while the new one is made, by one', async () => {
  await cache.read('a', make)
  version = 'v2'
  now = CHECK_AFTER_MS
  expect(await cache.read('a', make)).toBe('v1')
  await settle()
  const release = hold()
  expect(await Promise.all([cache.read('a', make), cache.read('a', make)])).toEqual(['v1', 'v1'])
  release()
  await settle()
  expect(await cache.read('a', make)).toBe('v2')
  expect(made).toEqual(['v1', 'v2'])
})

test('MEM-4 nothing is shown a second after it was last right: then the new one is waited for', async () => {
  await cache.read('a', make)
  version = 'v2'
  now = CHECK_AFTER_MS
  await cache.read('a', make)
  await settle()
  const release = hold()
  now = MAX_AGE_MS
  expect(await cache.read('a', make)).toBe('v1')
  now = MAX_AGE_MS + 1
  const waiting = cache.read('a', make)
  release()
  expect(await waiting).toBe('v2')
  expect(made).toEqual(['v1', 'v2'])
})

test('MEM-4 after a pause the version is waited for, and what is right is not made again', async () => {
  await cache.read('a', make)
  now = 60_000
  expect(await cache.read('a', make)).toBe('v1')
  expect([made, checks]).toEqual([['v1'], 2])
  now = 120_000
  version = 'v2'
  expect(await cache.read('a', make)).toBe('v2')
})

test('MEM-4 where changes follow each other, one from two changes ago is shown within its second', async () => {
  await cache.read('a', make)
  for (const [next, atMs] of [
    ['v2', 300],
    ['v3', 600],
  ] as const) {
    version = next
    now = atMs
    await cache.read('b', make)
    await settle()
  }
  hold()
  now = 900
  expect(await cache.read('a', make)).toBe('v1')
})

test('what could not be made for one is nothing to another who waited for it, who waits no second time', async () => {
  let refuse: () => void = () => undefined
  const refused = new Promise<undefined>((resolve) => {
    refuse = () => resolve(undefined)
  })
  const first = cache.read('a', () => refused)
  await settle()
  const second = cache.read('a', make)
  await settle()
  refuse()
  expect(await first).toBeUndefined()
  expect(await second).toBeUndefined()
  expect(await cache.read('a', make)).toBe('v1')
})

test('what can’t be made again in the background is shown for its second, and told', async () => {
  await cache.read('a', make)
  version = 'v2'
  now = CHECK_AFTER_MS
  await cache.read('a', make)
  await settle()
  const broken = () => Promise.reject(new Error('no service'))
  expect(await cache.read('a', broken)).toBe('v1')
  await settle()
  expect(failures).toEqual([new Error('no service')])
  now = MAX_AGE_MS + 1
  await expect(cache.read('a', broken)).rejects.toThrow('no service')
})

test('without a database nothing is shown beyond its second, and the next to ask asks again', async () => {
  await cache.read('a', make)
  version = 'broken'
  now = MAX_AGE_MS + 1
  await expect(cache.read('a', make)).rejects.toThrow('no database')
  version = 'v1'
  expect(await cache.read('a', make)).toBe('v1')
  expect(made).toEqual(['v1'])
})

test('whoever makes it again is given what was there before', async () => {
  const given: unknown[] = []
  const remake = async (before: string | undefined) => {
    given.push(before)
    return version
  }
  await cache.read('a', remake)
  version = 'v2'
  now = MAX_AGE_MS + 1
  await cache.read('a', remake)
  expect(given).toEqual([undefined, 'v1'])
})

test('MEM-4 another one’s making is waited for only so long: then each makes it, and it is kept', async () => {
  await cache.read('a', make)
  version = 'v2'
  now = MAX_AGE_MS + 1
  // Held up for good, as the turn of an address with many others may be.
  const held = cache.read('a', () => new Promise(() => undefined))
  await settle()
  expect(await cache.read('a', make)).toBe('v2')
  expect(await cache.read('a', make)).toBe('v2')
  expect(made).toEqual(['v1', 'v2'])
  expect(await Promise.race([held, settle()])).toBeUndefined()
})
