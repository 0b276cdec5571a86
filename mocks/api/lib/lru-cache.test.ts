import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache'

const bytes = (length: number) => new Uint8Array(length)
const createByteCache = (maxSize: number) =>
  createLruCache<Uint8Array | undefined>({ maxSize, sizeOf: (value) => value?.byteLength ?? 0 })

test('makes nothing twice, also not for many at once', async () => {
  const cache = createByteCache(100)
  let made = 0
  const make = async () => {
    made += 1
    await new Promise((resolve) => setImmediate(resolve))
    return bytes(10)
  }
  const first = await Promise.all([cache.read('a', make), cache.read('a', make)])
  expect(first[0]).toBe(first[1])
  expect(await cache.read('a', make)).toBe(first[0])
  expect(made).toBe(1)
})

test('forgets what was not wanted for longest when it is full', async () => {
  const cache = createByteCache(30)
  const made: string[] = []
  const read = (key: string) =>
    cache.read(key, async () => {
      made.push(key)
      return bytes(10)
    })
  for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key)
  made.length = 0
  for (const key of ['a', 'd', 'c']) await read(key)
  expect(made).toEqual([])
  await read('b')
  expect(made).toEqual(['b'])
})

test('keeps neither what is missing nor what failed', async () => {
  const cache = createByteCache(30)
  expect(await cache.read('a', async () => undefined)).toBeUndefined()
  await expect(cache.read('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.read('a', async () => bytes(1))).toEqual(bytes(1))
})

test('forgets what is good no more, and leaves what was made since', async () => {
  const cache = createByteCache(30)
  const old = await cache.read('a', async () => bytes(20))
  cache.forget('a', old)
  const latest = await cache.read('a', async () => bytes(30))
  expect(latest).not.toBe(old)
  cache.forget('a', old)
  expect(await cache.read('a', async () => bytes(1))).toBe(latest)
})
