import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange'
import { ContractFailure, type Difference } from '../model/errors'
import { readSettled, withRetries } from './with-retries'

const settings = {
  fetch: () => Promise.reject(new Error('sent')),
  baseUrl: 'http://service.test/api',
  settleMs: [1, 1],
}
const difference: Difference = {
  rule: 'search',
  operation: 'searchProducts',
  expected: 'the product',
  got: 'a list without it',
  cause: 'It is not found.',
  unshown: 'It is made up.',
}

const write = (startedAt: Date): Exchange => ({
  number: 1,
  request: {
    operation: 'createProduct',
    method: 'POST',
    url: 'http://service.test/api/product/create/usr_1',
    headers: {},
  },
  status: 200,
  headers: {},
  text: '',
  json: undefined,
  startedAt,
  durationMs: 0,
})

/** Runs a step that fails at the attempts given, counted from 1, after a write of that time; resolves to the attempts made. */
async function attempt(failing: readonly number[], writtenAt: Date, found = difference) {
  let count = 0
  const step = {
    title: 'search',
    operation: 'searchProducts',
    run: async () => {
      count += 1
      if (failing.includes(count)) throw new ContractFailure(found)
    },
  }
  const context = { settings, client: { exchanges: [write(writtenAt)] } }
  return withRetries(context, step)
    .run(() => undefined)
    .then(
      () => ({ count, isFound: false }),
      () => ({ count, isFound: true }),
    )
}

/** Far enough ahead for the retries of the test, however slow the machine. */
const JUST_NOW = () => new Date(Date.now() + 50)

test('API-9 a list that lags behind a write is asked again, and then stays right', async () => {
  expect(await attempt([1], JUST_NOW())).toEqual({ count: 5, isFound: false })
})

test('API-9 a difference that comes back without a write in between is no lag', async () => {
  expect(await attempt([1, 4], JUST_NOW())).toEqual({ count: 4, isFound: true })
})

test('API-9 what differs long after the last write differs', async () => {
  expect(await attempt([1], new Date(0))).toEqual({ count: 1, isFound: true })
})

test('API-9 a first look that takes longer than a list may lag is not the last one', async () => {
  let readings = 0
  const read = async () => {
    readings += 1
    if (readings === 1) await new Promise((resolve) => setTimeout(resolve, 20))
    return readings
  }
  const context = { settings, client: { exchanges: [write(new Date())] } }
  expect(await readSettled(context, read, (reading) => reading > 1)).toBe(5)
})

test('API-9 pages of an unchanged catalogue are not asked for again', async () => {
  const pages = { ...difference, rule: 'disjoint-pages' } as const
  expect(await attempt([1], JUST_NOW(), pages)).toEqual({ count: 1, isFound: true })
})

test('API-9 a list with what does not belong there does not lag', async () => {
  const extra = { ...difference, mayLag: false }
  expect(await attempt([1], JUST_NOW(), extra)).toEqual({ count: 1, isFound: true })
})

/** Reads one number after the other, right after a write; resolves to the last one. */
async function count(isRight: (reading: number) => boolean): Promise<number> {
  let readings = 0
  const read = async () => {
    readings += 1
    return readings
  }
  const context = { settings, client: { exchanges: [write(JUST_NOW())] } }
  return readSettled(context, read, isRight)
}

test('API-9 what a list shows is read again until it stays right, or the list has had its time', async () => {
  expect(await count(() => true)).toBe(1)
  expect(await count((reading) => reading > 1)).toBe(5)
  expect(await count((reading) => reading === 2)).toBe(3)
  expect(await count(() => false)).toBe(3)
})

test('API-9 a list that is still wrong may lag longer, and that is said', async () => {
  const context = { settings, client: { exchanges: [write(new Date(0))] } }
  const step = withRetries(context, {
    title: 'search',
    operation: 'searchProducts',
    run: () => Promise.reject(new ContractFailure(difference)),
  })
  await expect(step.run(() => undefined)).rejects.toMatchObject({
    difference: {
      cause:
        'It is not found. Or it shows only later: it was asked for until 0.002 s after the last write.',
    },
  })
})
