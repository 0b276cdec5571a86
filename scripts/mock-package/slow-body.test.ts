import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'
import { worldHandlers } from './msw'

const ADDRESS = 'http://shop.example/api/category/list'

let world: MockWorld

beforeEach(async () => {
  world = await createWorld({ trouble: 'listCategories:slow-body=500' })
})

afterEach(() => world.delete())

const ways: readonly [string, () => Promise<Response | undefined>][] = [
  ['fetch', () => world.fetch(ADDRESS)],
  ['a server', async () => fetch(`${(await world.listen()).baseUrl}/category/list`)],
  ['msw', () => getResponse(worldHandlers(world), new Request(ADDRESS))],
]

test.each(ways)(
  'MPKG-2 by %s the headers of a slow body come first, and the call is kept whole',
  async (_, ask) => {
    const answer = await ask()
    expect(answer?.status).toBe(200)
    // The call is kept once all of the body was sent.
    expect(world.calls()).toEqual([])
    const body: unknown = await answer?.json()
    expect(body).toHaveLength(8)
    expect(world.calls('listCategories')).toMatchObject([{ answer: { status: 200, body } }])
  },
)

test('MPKG-2 a slow body that nobody reads is kept too', async () => {
  const answer = await world.fetch(ADDRESS)
  await answer.body?.cancel()
  await expect.poll(() => world.calls('listCategories')).toHaveLength(1)
  expect(world.calls('listCategories')[0]?.answer.body).toHaveLength(8)
})

test('MPKG-2 a signal ends a slow body with its reason, and the call is kept without one', async () => {
  world.trouble('listCategories:slow-body=60000')
  const leaving = new AbortController()
  const answer = await world.fetch(ADDRESS, { signal: leaving.signal })
  setTimeout(() => leaving.abort(), 50)
  await expect(answer.json()).rejects.toMatchObject({ name: 'AbortError' })
  const kept = [{ answer: { status: 200, body: undefined } }]
  await expect.poll(() => world.calls()).toMatchObject(kept)
})

test('MPKG-2 a client that goes in the middle of a slow body is let go, without a fault', async () => {
  world.trouble('listCategories:slow-body=60000')
  const fault = vi.spyOn(console, 'error')
  const leaving = new AbortController()
  const { baseUrl } = await world.listen()
  const answer = await fetch(`${baseUrl}/category/list`, { signal: leaving.signal })
  leaving.abort()
  await expect(answer.text()).rejects.toThrow('abort')
  await expect.poll(() => world.calls()).toHaveLength(1)
  expect(fault).not.toHaveBeenCalled()
  fault.mockRestore()
})
