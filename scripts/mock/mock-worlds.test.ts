import { expect, test } from 'vitest'
import { createMockWorlds } from './mock-worlds'

const MINUTE_MS = 60_000

let nowMs = 0
let tick = async () => {}
let hasEnded = false

const worlds = createMockWorlds(
  { log: () => undefined },
  { kept: ['recorded'] },
  {
    nowMs: () => nowMs,
    every(_ms, work) {
      tick = work
      return () => {
        hasEnded = true
      }
    },
  },
)

function ask(path: string, init?: RequestInit): Promise<Response> {
  return worlds.fetch(new Request(`http://localhost:4010/w${path}`, init), undefined)
}

async function pass(minutes: number): Promise<void> {
  nowMs += minutes * MINUTE_MS
  await tick()
}

const names = async () => (await (await worlds.open()).list()).map(({ name }) => name)

test('WORLD-10 a world that nobody has used for an hour is forgotten, and who watches it is told', async () => {
  for (const name of ['called', 'arranged', 'left', 'recorded'])
    await ask(`/${name}/api/category/list`)
  const events = await ask('/left/events')
  await pass(50)
  // Whoever only looks at the list uses none.
  await ask('')
  await ask('/called/api/category/list')
  await ask('/arranged/clock', { method: 'PUT', body: '{"advanceMs": 1}' })
  expect(await names()).toEqual(['called', 'arranged', 'left', 'recorded'])
  await pass(11)
  expect(await names()).toEqual(['called', 'arranged', 'recorded'])
  expect(await events.text()).toMatch(/event: gone/)
  await pass(61)
  // What the command line asked for stays.
  expect(await names()).toEqual(['recorded'])
  await ask('/left/api/category/list')
  expect(await names()).toEqual(['recorded', 'left'])
})

test('WORLD-10 nothing is looked for once the mock has ended', async () => {
  await worlds.close()
  expect(hasEnded).toBe(true)
})

test('WORLD-5 where there is no storefront, a world’s own host has its API, and says what is not there', async () => {
  const alone = createMockWorlds({ log: () => undefined }, { hasStorefront: false })
  const get = (path: string, accept: string) => {
    const headers = { host: 'ann.localhost:4010', accept }
    return alone.fetchShop(new Request(`http://ann.localhost:4010${path}`, { headers }), undefined)
  }
  const list = await get('/api/category/list', 'application/json')
  expect([list.status, Array.isArray(await list.json())]).toEqual([200, true])
  const page = await get('/cart', 'text/html,*/*')
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringContaining('This mock has no storefront.'),
  ])
  await alone.close()
})
