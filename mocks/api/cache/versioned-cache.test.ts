import { expect, test, vi } from 'vitest'
import { createVersionedCache } from './versioned-cache'

const createCache = (maxSize = 100) =>
  createVersionedCache<string>({ maxSize, sizeOf: ({ length }) => length })

/** A value that is made when it is told to. */
function later() {
  let resolve: (value: string | undefined) => void = () => undefined
  const made = new Promise<string | undefined>((done) => {
    resolve = done
  })
  return { make: vi.fn(() => made), resolve }
}

test('MEM-2 many who want the same of the same version have it made once', async () => {
  const cache = createCache()
  const { make, resolve } = later()
  const asked = [1, 2, 3].map(() => cache.make('a', 'v1', make))
  expect(cache.isMaking('a')).toBe(true)
  resolve('one')
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one'])
  expect(make).toHaveBeenCalledTimes(1)
  expect(cache.isMaking('a')).toBe(false)
  expect(cache.find('a')).toEqual({ version: 'v1', value: 'one' })
})

test('MEM-2 what was begun for an older version neither answers for a later one nor takes its place', async () => {
  const cache = createCache()
  const old = later()
  const late = later()
  const first = cache.make('a', 'v1', old.make)
  const second = cache.make('a', 'v2', late.make)
  late.resolve('new')
  expect(await second).toBe('new')
  old.resolve('old')
  expect(await first).toBe('old')
  expect(cache.find('a')).toEqual({ version: 'v2', value: 'new' })
})

test('MEM-2 also where the older one comes first', async () => {
  const cache = createCache()
  const old = later()
  const late = later()
  const first = cache.make('a', 'v1', old.make)
  const second = cache.make('a', 'v2', late.make)
  old.resolve('old')
  await first
  expect(cache.find('a')).toBeUndefined()
  expect(cache.isMaking('a')).toBe(true)
  late.resolve('new')
  await second
  expect(cache.find('a')).toEqual({ version: 'v2', value: 'new' })
})

test('keeps neither what is missing nor what failed, and tries again', async () => {
  const cache = createCache()
  expect(await cache.make('a', 'v1', async () => undefined)).toBeUndefined()
  await expect(cache.make('a', 'v1', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(cache.find('a')).toBeUndefined()
  expect(await cache.make('a', 'v1', async () => 'one')).toBe('one')
})

test('MEM-3 the size is bounded, keys included: what was not asked for longest goes', () => {
  const cache = createCache(33)
  const keep = (key: string) => cache.keep(key, { version: 'v1', value: '0123456789' })
  for (const key of ['a', 'b', 'c']) keep(key)
  cache.find('a')
  keep('d')
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
  keep('d')
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
  cache.keep('k'.repeat(23), { version: 'v1', value: '0123456789' })
  expect(['a', 'c', 'd'].filter((key) => cache.find(key))).toEqual([])
})

test('MEM-3 what is larger than all of it is not kept, and drives nothing out', () => {
  const cache = createCache(33)
  cache.keep('a', { version: 'v1', value: 'small' })
  cache.keep('b', { version: 'v1', value: 'x'.repeat(40) })
  expect(cache.find('a')?.value).toBe('small')
  expect(cache.find('b')).toBeUndefined()
  cache.keep('a', { version: 'v2', value: 'x'.repeat(40) })
  expect(cache.find('a')).toBeUndefined()
})
