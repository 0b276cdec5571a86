import { get } from 'node:http'
import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
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

test('MPKG-2 a call that is given up before it is sent rejects with the reason of its signal, and is not sent', async () => {
  world = await createWorld()
  const reason = new Error('The page was left.')
  for (const signal of [AbortSignal.abort(reason), AbortSignal.abort()]) {
    await expect(world.fetch('/api/category/list', { signal })).rejects.toBe(signal.reason)
    await expect(world.fetch(new Request(URL_OF_LIST, { signal }))).rejects.toBe(signal.reason)
  }
  expect(world.calls()).toEqual([])
})

test.each(['listCategories:hang', 'listCategories:latency=60000'])(
  'MPKG-2 with %s a signal ends a call with its reason, which is known at once to have had no answer',
  async (trouble) => {
    world = await createWorld({ trouble })
    const timeout = world.fetch(URL_OF_LIST, { signal: AbortSignal.timeout(50) })
    await expect(timeout).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(statuses()).toEqual([0])
    const leaving = new AbortController()
    const left = world.fetch(new Request(URL_OF_LIST, { signal: leaving.signal }))
    setTimeout(() => leaving.abort(), 50)
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    expect(statuses()).toEqual([0, 0])
    world.trouble('')
    const { signal } = leaving
    expect((await world.fetch(URL_OF_LIST, { signal: AbortSignal.any([]) })).status).toBe(200)
    await expect(world.fetch(URL_OF_LIST, { signal })).rejects.toBe(signal.reason)
  },
)

test('MPKG-2 a client that goes is let go, without a fault', async () => {
  world = await createWorld({ trouble: 'listCategories:hang' })
  const fault = vi.spyOn(console, 'error')
  const { baseUrl } = await world.listen()
  const asked = get(`${baseUrl}/category/list`, { agent: false })
  asked.once('error', () => undefined)
  setTimeout(() => asked.destroy(), 200)
  await expect.poll(statuses).toEqual([0])
  await world.delete()
  expect(fault).not.toHaveBeenCalled()
  fault.mockRestore()
})

test('MPKG-4 msw has no answer for a call that is given up', async () => {
  world = await createWorld({ trouble: 'listCategories:hang' })
  const request = new Request(URL_OF_LIST, { signal: AbortSignal.timeout(50) })
  expect((await getResponse(worldHandlers(world), request))?.type).toBe('error')
})
