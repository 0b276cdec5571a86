import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
