import { expect, test, vi } from 'vitest'
import { isBatches, streamList } from './stream-list'

async function* batchesOf(...batches: readonly (readonly unknown[])[]) {
  yield* batches
}

const read = async (batches: Parameters<typeof streamList>[0], onFault = vi.fn()) =>
  new Response(await streamList(batches, onFault)).json()

test('writes one array, however it comes', async () => {
  expect(await read(batchesOf([1, 2], [3], [], [4]))).toEqual([1, 2, 3, 4])
  expect(await read(batchesOf([]))).toEqual([])
  expect(await read(batchesOf())).toEqual([])
  expect(await read(batchesOf([], ['a,b', ']']))).toEqual(['a,b', ']'])
})

test('a fault in the middle cuts the answer, so that no half list looks whole', async () => {
  async function* broken() {
    yield [1]
    throw new Error('lost the database')
  }
  const onFault = vi.fn()
  await expect(read(broken(), onFault)).rejects.toThrow('A list was cut off in the middle.')
  expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('lost the database'))
})

test('a fault at the beginning is known before the answer begins', async () => {
  await expect(streamList(failing(), vi.fn())).rejects.toThrow('no database')
})

async function* failing(): AsyncGenerator<readonly unknown[]> {
  yield await Promise.reject(new Error('no database'))
}

test('reads no further than it is read', async () => {
  let read = 0
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield [read++]
    } finally {
      isClosed = true
    }
  }
  const reader = (await streamList(endless(), vi.fn())).getReader()
  await reader.read()
  await reader.cancel()
  expect(read).toBeLessThan(5)
  expect(isClosed).toBe(true)
})

test('tells batches from bodies', () => {
  expect(isBatches(batchesOf())).toBe(true)
  for (const body of [[], {}, null, 'text', [[]]]) expect(isBatches(body)).toBe(false)
})
