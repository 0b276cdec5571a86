import { afterEach, expect, test, vi } from 'vitest'
import { openWorldDatabases } from '../../mocks/api/database/worlds/world-databases'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'

const HOUR_MS = 60 * 60_000
const FREEZE = new Date('2027-03-01T09:30:00.000Z')
const STATES = ['seed', 'first-order', 'order-of-each-status', 'just-published', 'empty-shop']

afterEach(() => {
  vi.useRealTimers()
})

/** What the pages of a shop show, as the bytes that came. */
async function read(world: World): Promise<string> {
  const { token, user } = await signInAs(world, 'administrator')
  const headers = { Authorization: `Bearer ${token}` }
  const paths = ['/product/list?limit=200', '/category/list', `/order/list/${user._id}`]
  const answers = paths.map(async (path) => {
    const answer = await world.fetch(new Request(`http://mock.test/api${path}`, { headers }))
    return answer.text()
  })
  return (await Promise.all(answers)).join('\n')
}

test('WORLD-1 two mocks that were started at different times show the same bytes of one time', async () => {
  const shown: Record<string, string>[] = []
  for (const ageMs of [0, 500 * HOUR_MS]) {
    const databases = await openWorldDatabases(new Date(Date.now() - ageMs))
    const worlds = await startWorlds({ databases, log: () => undefined })
    const byState: Record<string, string> = {}
    for (const state of STATES) byState[state] = await read(await worlds.use(state, state, FREEZE))
    shown.push(byState)
    await worlds.close()
  }
  const [one, other] = shown
  expect(one).toEqual(other)
  expect(one?.['first-order']).toContain('2027-03-01T09:29:00')
})

test('WORLD-1 a minute ago is a minute ago hours later too', async () => {
  const databases = await openWorldDatabases()
  const worlds = await startWorlds({ databases, log: () => undefined })
  await worlds.use('early', 'first-order')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * HOUR_MS })
  const late = await worlds.use('late', 'first-order')
  const [order] = JSON.parse((await read(late)).split('\n')[2] ?? '')
  const ageMs = Date.now() - Date.parse(order.createdAt)
  expect(ageMs).toBeGreaterThanOrEqual(59_000)
  expect(ageMs).toBeLessThan(2 * 60_000)
  await worlds.close()
})
