import { expect, test } from 'vitest'
import { firstPage, readCalls } from './read-calls'
import { createRepeat } from './repeat-reads'

const sample = { products: ['a'], categories: ['b'], names: ['c'], count: 10, passing: 5 }

test('no read is asked for at an address that was asked for before', async () => {
  const asked: string[] = []
  const repeat = createRepeat({
    async fetch({ url }) {
      asked.push(url)
      return new Response('[]')
    },
    changeList: async () => undefined,
    sample,
  })
  for (const call of [...readCalls(), firstPage]) {
    expect(await repeat(call, 2)).toHaveLength(2)
    await repeat(call, 1)
  }
  expect(new Set(asked).size).toBe(asked.length)
})

test('what is asked for stays the same, body included', async () => {
  const bodies: unknown[] = []
  const repeat = createRepeat({
    async fetch(request) {
      bodies.push(await request.json())
      return new Response('[]')
    },
    changeList: async () => undefined,
    sample,
  })
  await repeat(firstPage, 1)
  expect(bodies).toEqual([await firstPage.request(0, sample).json()])
})

test('a read that is refused is not timed', async () => {
  const repeat = createRepeat({
    fetch: async () => new Response('', { status: 400 }),
    changeList: async () => undefined,
    sample,
  })
  await expect(repeat(firstPage, 1)).rejects.toThrow('answered 400')
})
