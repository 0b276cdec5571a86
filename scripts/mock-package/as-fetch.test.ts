import { getResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'
import { worldHandlers } from './msw'

const URL_OF_LIST = 'http://shop.test/api/category/list'

let world: MockWorld

afterEach(() => world.delete())

function statuses(): number[] {
  return world.calls().map(({ answer }) => answer.status)
}

test('MPKG-2 MPKG-4 a header that names no trouble is a 400 with what there is, however the world is called', async () => {
  world = await createWorld()
  const init = { headers: { 'X-Mock-Trouble': '*:stauts=500' } }
  const { baseUrl } = await world.listen()
  for (const answer of [
    await world.fetch('/api/category/list', init),
    await fetch(`${baseUrl}/category/list`, init),
    await getResponse(worldHandlers(world), new Request(URL_OF_LIST, init)),
  ]) {
    expect(answer?.status).toBe(400)
    const body = await answer?.json()
    expect(body).toEqual({ error: expect.stringMatching(/^There is no trouble "stauts"/) })
  }
  expect(statuses()).toEqual([400, 400, 400])
})
