import { afterEach, expect, test, vi } from 'vitest'
import { charges } from '../../mocks/api/database/tables/charges'
import { openWorldDatabases } from '../../mocks/api/database/worlds/world-databases'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'

const HOUR_MS = 60 * 60_000
const FREEZES = [new Date('2019-03-01T09:30:00.000Z'), new Date('2031-03-01T09:30:00.000Z')]
const STATES = ['seed', 'first-order', 'order-of-each-status', 'just-published', 'empty-shop']
const DATE = /"createdAt":"([^"]+)"/g

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

test.each(FREEZES)(
  'WORLD-1 two mocks that were started at different times show the same bytes of %o',
  async (freeze) => {
    const shown: Record<string, string>[] = []
    for (const ageMs of [0, 500 * HOUR_MS]) {
      const databases = await openWorldDatabases(new Date(Date.now() - ageMs))
      const worlds = await startWorlds({ databases, log: () => undefined })
      const byState: Record<string, string> = {}
      for (const state of STATES)
        byState[state] = await read(await worlds.use(state, state, freeze))
      // Put into it later on, it is the same, where it was read before too.
      const later = await worlds.use('later')
      for (const state of STATES) {
        await read(later)
        await worlds.applyState(later, state, freeze)
        expect(await read(later), state).toEqual(
          byState[state]?.replaceAll(`/w/${state}/`, '/w/later/'),
        )
      }
      shown.push(byState)
      await worlds.close()
    }
    const [one, other] = shown
    expect(one).toEqual(other)
    const dates = Object.values(one ?? {}).flatMap((text) => [...text.matchAll(DATE)])
    expect(dates.length).toBeGreaterThan(100)
    for (const [, date = ''] of dates) expect(new Date(date) <= freeze, date).toBe(true)
    expect(one?.['first-order']).toContain(`${freeze.getUTCFullYear()}-03-01T09:28:59`)
  },
)

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

test('WORLD-1 money that was taken without an order is still taken in a world of long ago', async () => {
  const databases = await openWorldDatabases()
  const worlds = await startWorlds({ databases, log: () => undefined })
  const world = await worlds.use(
    'ago',
    'payment-taken-order-lost',
    new Date('2020-01-01T00:00:00Z'),
  )
  const found = await databases.of(world.schema).select().from(charges)
  expect(found.map(({ status, orderedAt }) => ({ status, orderedAt }))).toContainEqual({
    status: 'charged',
    orderedAt: null,
  })
  await worlds.close()
})
