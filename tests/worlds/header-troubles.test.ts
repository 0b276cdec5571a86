import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'

let worlds: Worlds
let world: World

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
  world = await worlds.use('by-headers')
})

afterAll(() => worlds.close())

beforeEach(() => world.troubles.set(''))

async function statuses(calls: number, header: string, called = world): Promise<number[]> {
  const all: number[] = []
  const headers = { 'X-Mock-Trouble': header }
  for (let call = 0; call < calls; call += 1) {
    const request = new Request('http://mock.test/api/category/list', { headers })
    all.push((await called.fetch(request)).status)
  }
  return all
}

const SECOND = 'listCategories:status=503;nth=2'

test('WORLD-3 the nth call with the same header is harmed, in each world for itself', async () => {
  expect(await statuses(3, SECOND)).toEqual([200, 503, 200])
  expect(await statuses(2, `*:latency=0, ${SECOND}`)).toEqual([200, 503])
  expect(await statuses(2, SECOND, await worlds.use('another'))).toEqual([200, 503])
})

test('WORLD-3 a share of the calls with the same header is harmed, the same ones each time', async () => {
  const share = await statuses(40, '*:status=500;share=0.4')
  const failures = share.filter((status) => status === 500).length
  expect(failures).toBeGreaterThan(8)
  expect(failures).toBeLessThan(25)
  world.troubles.set('')
  expect(await statuses(40, '*:status=500;share=0.4')).toEqual(share)
})

test('WORLD-3 calls with a header are counted anew when troubles are set, or the world is put into a state', async () => {
  expect(await statuses(1, SECOND)).toEqual([200])
  world.troubles.set('signIn:cut')
  expect(await statuses(1, SECOND)).toEqual([200])
  await worlds.applyState(world, 'seed')
  expect(await statuses(2, SECOND)).toEqual([200, 503])
})

test('WORLD-3 of headers the hundred latest are counted', async () => {
  const second = (seed: number) => `${SECOND};seed=${seed}`
  for (let seed = 0; seed <= 100; seed += 1) await statuses(1, second(seed))
  expect(await statuses(1, second(100))).toEqual([503])
  expect(await statuses(2, second(0))).toEqual([200, 503])
})
