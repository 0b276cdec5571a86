import { expect, test, vi } from 'vitest'
import { batchReads, cacheUntilWrite, coalesceReads } from './coalesce-reads'

/** Reads that end when they are told to. */
function createReads() {
  const pending: { resolve(value: number): void; reject(error: Error): void }[] = []
  let begun = 0
  const read = () => {
    begun += 1
    return new Promise<number>((resolve, reject) => pending.push({ resolve, reject }))
  }
  const settle = async (
    act: (one: { resolve(value: number): void; reject(error: Error): void }) => void,
  ) => {
    const one = pending.shift()
    if (!one) throw new Error('No read is under way.')
    act(one)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    read,
    begun: () => begun,
    /** The first that is pending, to be ended when others are. */
    take() {
      const one = pending.shift()
      if (!one) throw new Error('No read is under way.')
      return {
        async end(value: number) {
          one.resolve(value)
          await new Promise((resolve) => setImmediate(resolve))
        },
      }
    },
    end: (value: number) => settle(({ resolve }) => resolve(value)),
    fail: (error: Error) => settle(({ reject }) => reject(error)),
  }
}

test('MEM-1 whoever asks while a read is under way gets the next one, which all of them share', async () => {
  const reads = createReads()
  const confirm = coalesceReads(reads.read)
  const first = confirm()
  const others = [confirm(), confirm(), confirm()]
  expect(reads.begun()).toBe(1)
  await reads.end(1)
  expect(await first).toBe(1)
  expect(reads.begun()).toBe(2)
  const later = confirm()
  await reads.end(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await reads.end(3)
  expect(await later).toBe(3)
  expect(reads.begun()).toBe(3)
})

test('MEM-1 nothing is kept: whoever asks when no read is under way begins one', async () => {
  const reads = createReads()
  const confirm = coalesceReads(reads.read)
  for (const value of [1, 2]) {
    const asked = confirm()
    await reads.end(value)
    expect(await asked).toBe(value)
  }
  expect(reads.begun()).toBe(2)
})

test('a read that fails fails for those who shared it, and not for the next', async () => {
  const reads = createReads()
  const confirm = coalesceReads(reads.read)
  const first = confirm()
  const second = confirm()
  const failed = expect(first).rejects.toThrow('lost')
  await reads.fail(new Error('lost'))
  await failed
  await reads.end(7)
  expect(await second).toBe(7)
})

test('MEM-1 a read that hangs is waited for by those alone who asked in its first second', async () => {
  const reads = createReads()
  let now = 0
  const confirm = coalesceReads(reads.read, () => now)
  const hanging = confirm()
  now = 1_001
  const later = confirm()
  expect(reads.begun()).toBe(2)
  const hung = Promise.allSettled([hanging])
  await reads.fail(new Error('timed out'))
  await reads.end(2)
  expect(await later).toBe(2)
  expect(await hung).toMatchObject([{ status: 'rejected' }])
})

test('MEM-1 who asked in the first second of a read that hangs waits no longer than that second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const reads = createReads()
    const confirm = coalesceReads(reads.read)
    const hanging = confirm()
    const waiting = confirm()
    await vi.advanceTimersByTimeAsync(999)
    expect(reads.begun()).toBe(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(reads.begun()).toBe(2)
    const hung = reads.take()
    await reads.end(2)
    expect(await waiting).toBe(2)
    await hung.end(1)
    expect(await hanging).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('MEM-1 what many ask for while a read is under way is read together, each key once', async () => {
  const asked: (readonly string[])[] = []
  const ends: (() => void)[] = []
  const find = batchReads(async (keys: readonly string[]) => {
    asked.push(keys)
    await new Promise<void>((resolve) => ends.push(resolve))
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}’s value`]))
  })
  const first = find('a')
  const others = Promise.all([find('b'), find('a'), find('b'), find('nobody')])
  ends[0]?.()
  expect(await first).toBe('a’s value')
  await new Promise((resolve) => setImmediate(resolve))
  ends[1]?.()
  expect(await others).toEqual(['b’s value', 'a’s value', 'b’s value', undefined])
  expect(asked).toEqual([['a'], ['b', 'a', 'nobody']])
})

test('MEM-1 where all writers are known, nothing is read until one of them has begun or ended', async () => {
  const reads = createReads()
  let writes = 0
  const confirm = cacheUntilWrite(reads.read, () => writes)
  const first = confirm()
  await reads.end(1)
  expect([await first, await confirm(), reads.begun()]).toEqual([1, 1, 1])
  for (const _ of ['begins', 'ends']) {
    writes += 1
    const asked = confirm()
    await reads.end(10 + writes)
    expect(await asked).toBe(10 + writes)
    expect(await confirm()).toBe(10 + writes)
  }
  expect(reads.begun()).toBe(3)
})

test('MEM-1 what was read while somebody wrote is not remembered', async () => {
  const reads = createReads()
  let writes = 0
  const confirm = cacheUntilWrite(reads.read, () => writes)
  const first = confirm()
  writes += 1
  await reads.end(1)
  expect(await first).toBe(1)
  const second = confirm()
  await reads.end(2)
  expect(await second).toBe(2)
})
