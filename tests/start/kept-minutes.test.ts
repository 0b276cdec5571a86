import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FoundShop, openFoundShop, serveFoundShop } from './support/found-shop'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Two servers of the same catalog. */
let shops: readonly [FoundShop, FoundShop]
/** The minute in which the newest product was added. */
let addedMs: number

beforeAll(async () => {
  const one = await openFoundShop()
  shops = [one, await serveFoundShop(one.api)]
  const listed = await one.ask('/api/product/list?sortBy=createdAt&order=desc&limit=1')
  const [{ createdAt }] = await listed.json()
  addedMs = Math.floor(Date.parse(createdAt) / MINUTE_MS) * MINUTE_MS
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await shops?.[0].api.close()
})

async function read(shop: FoundShop, language = 'en-US') {
  const answer = await shop.ask('/', { headers: { 'Accept-Language': language } })
  return { text: await answer.text(), tag: answer.headers.get('etag') }
}

test('MEM-7 two processes say the same of times, at whatever second of a minute each draws', async () => {
  vi.setSystemTime(addedMs + 3 * MINUTE_MS + 1)
  const one = await read(shops[0])
  vi.setSystemTime(addedMs + 4 * MINUTE_MS - 1)
  const other = await read(shops[1])
  expect(one.text).toMatch(/[23] minutes ago/)
  expect(other).toEqual(one)
})

test('MEM-5 MEM-7 days later no process sends what it said of times then', async () => {
  vi.setSystemTime(addedMs + 5 * MINUTE_MS)
  for (const shop of shops) expect((await read(shop)).text.includes('3 days ago')).toBe(false)
  vi.setSystemTime(addedMs + 3 * DAY_MS + MINUTE_MS)
  for (const shop of shops) {
    await expect.poll(async () => (await read(shop)).text.includes('3 days ago')).toBe(true)
  }
  const [one, other] = await Promise.all(shops.map((shop) => read(shop)))
  expect(one?.text).not.toMatch(/minutes? ago/)
  expect(other).toEqual(one)
})

test('MEM-8 a document tells no time of the day, which the zone of the visitor decides', async () => {
  const { text } = await read(shops[0])
  expect(text).toMatch(/<time dateTime="[^"]*">/i)
  expect(text).not.toMatch(/<time[^>]* title/i)
})
