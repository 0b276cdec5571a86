import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimedOut } from '../../../mocks/api/lib/with-timeout'
import type { PageCall, RenderedDocument } from '../ssr/load-renderer'
import { createDocuments, type Documents, type DocumentsOptions } from './documents'

const CALL: PageCall = {
  origin: 'https://shop.example',
  pathname: '/',
  hasSearch: false,
  locale: 'en-US',
  clientAddress: '203.0.113.1',
}
const FILLING = 'prompts '.repeat(500)

let now: number
let version: number
let price: number
let drawn: PageCall[]
let failures: unknown[]
let documents: Documents

beforeEach(() => {
  now = 0
  version = 1
  price = 4
  drawn = []
  failures = []
  documents = openDocuments()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A page that shows a price. */
async function render(call: PageCall): Promise<RenderedDocument> {
  drawn.push(call)
  const shown = price
  const text = `<style>a</style>${call.locale} ${call.pathname} costs ${shown} ${FILLING}`
  const stillHolds = async () => price === shown
  return { text, status: 200, isIndexed: true, styles: ['a'], stillHolds }
}

function openDocuments(
  renderPage = render,
  readVersion = async () => String(version),
  options: Partial<DocumentsOptions> = {},
): Documents {
  return createDocuments({
    provider: 'simulated',
    allowsPayPalScripts: false,
    isProduction: true,
    scripts: ['first()'],
    shopOrigin: CALL.origin,
    readVersion,
    render: renderPage,
    nowMs: () => now,
    onFailure: (error) => failures.push(error),
    ...options,
  })
}

async function ask(call: Partial<PageCall> = {}, headers: Record<string, string> = {}) {
  const found = await documents.find({ ...CALL, ...call })
  if (!('send' in found)) throw new Error('The document was not drawn.')
  return found.send({
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  })
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('MEM-4 a document is drawn once for all who may see the same, whoever they are', async () => {
  const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
  const texts = await Promise.all(
    addresses.map(async (clientAddress) => (await ask({ clientAddress })).text()),
  )
  expect(new Set(texts).size).toBe(1)
  expect(drawn).toHaveLength(1)
})

test.each([
  ['path', { pathname: '/shop' }],
  ['locale', { locale: 'de-DE' }],
  ['origin', { origin: 'https://other.example' }],
  ['search', { hasSearch: true }],
])('MEM-4 another %s has a document of its own', async (_, other) => {
  await ask()
  await ask(other)
  expect(drawn).toEqual([CALL, { ...CALL, ...other }])
})

test('MEM-4 a changed price is in the next document within a second, and nobody waits for it', async () => {
  const shown = async () => /costs (\d)/.exec(await (await ask()).text())?.[1]
  expect(await shown()).toBe('4')
  price = 5
  version = 2
  now = 300
  expect(await shown()).toBe('4')
  await settle()
  expect(await shown()).toBe('4')
  await settle()
  now = 999
  expect(await shown()).toBe('5')
})

test('MEM-5 a change of what a page does not show draws nothing anew', async () => {
  await ask()
  for (const at of [2, 3, 4]) {
    version = at
    now += 1_500
    await ask()
  }
  expect(drawn).toHaveLength(1)
  price = 5
  version = 5
  now += 1_500
  await ask()
  expect(drawn).toHaveLength(2)
})

test('MEM-5 in another minute a page is drawn anew only where it says something else of times', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  let hour = 0
  documents = openDocuments(async (call) => {
    const drawnIn = hour
    const document = await render(call)
    return { ...document, stillHolds: async () => hour === drawnIn }
  })
  await ask()
  vi.setSystemTime(60_000)
  now = 1_500
  await ask()
  expect(drawn).toHaveLength(1)
  vi.setSystemTime(119_999)
  hour = 1
  now = 3_000
  await ask()
  // Not before the minute has ended.
  expect(drawn).toHaveLength(1)
  vi.setSystemTime(120_000)
  now = 4_500
  await ask()
  expect(drawn).toHaveLength(2)
})

test('MEM-5 a page is drawn anew where nobody can tell in time whether it still holds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  documents = openDocuments(async (call) => ({
    ...(await render(call)),
    stillHolds: () => new Promise(() => undefined),
  }))
  await ask()
  version = 2
  now = 1_500
  const asked = ask()
  await settle()
  vi.advanceTimersByTime(250)
  expect((await asked).status).toBe(200)
  expect(drawn).toHaveLength(2)
})

test('MEM-6 what is not there is a 404 each time, whatever the browser has kept', async () => {
  documents = openDocuments(async (call) => ({ ...(await render(call)), status: 404 }))
  const tag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({}, { 'if-none-match': tag })).status).toBe(404)
})

test('MEM-6 it comes compressed as the browser likes, and not again while it is the same', async () => {
  const plain = await ask()
  const text = await plain.text()
  const brotli = await ask({}, { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(text)
  const gzip = await ask({}, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text)
  const tag = plain.headers.get('etag') ?? ''
  expect([brotli, gzip].map(({ headers }) => headers.get('etag'))).toEqual([tag, tag])
  const again = await ask({}, { 'if-none-match': `"other", ${tag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe(
    plain.headers.get('content-security-policy'),
  )
  expect((await ask({}, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('MEM-6 under another policy the same text has another tag: a cache keeps its headers with a 304', async () => {
  const before = await ask()
  documents = openDocuments(render, undefined, { scripts: ['first()', 'second()'] })
  const after = await ask({}, { 'if-none-match': before.headers.get('etag') ?? '' })
  expect([after.status, await after.text()]).toEqual([200, await before.text()])
  expect(after.headers.get('content-security-policy')).not.toBe(
    before.headers.get('content-security-policy'),
  )
})

test('MEM-6 any cache may keep it for a second, and it varies with language and encoding alone', async () => {
  const { headers } = await ask()
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=9',
  )
  expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
  expect(headers.get('set-cookie')).toBeNull()
})

test('MEM-8 what names a host that anybody may have made up is kept by nobody', async () => {
  for (const _ of [1, 2]) {
    const { headers } = await ask({ origin: 'https://evil.example' })
    expect(headers.get('cache-control')).toBe('private, no-cache')
  }
  expect(drawn).toHaveLength(2)
})

test('MEM-8 without an origin that is set documents of this machine are kept by the process alone', async () => {
  const origin = 'http://localhost:4173'
  for (const _ of [1, 2]) {
    expect((await ask({ origin })).headers.get('cache-control')).toBe('private, no-cache')
  }
  expect(drawn).toHaveLength(1)
})

test('MEM-7 two processes send the same, byte by byte', async () => {
  const one = await ask({}, { 'accept-encoding': 'br' })
  documents = openDocuments()
  const other = await ask({}, { 'accept-encoding': 'br' })
  expect([...other.headers]).toEqual([...one.headers])
  expect(Buffer.from(await other.arrayBuffer())).toEqual(Buffer.from(await one.arrayBuffer()))
})

test('a page for one visitor is kept by the process, and by no cache on the way', async () => {
  documents = openDocuments(async (call) => ({ ...(await render(call)), isIndexed: false }))
  const { headers } = await ask()
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('MEM-3 what may not be kept is sent to the one who asked, under a policy for its styles', async () => {
  documents = openDocuments(async (call) => {
    const { stillHolds: _, ...missing } = await render(call)
    return { ...missing, status: 404, isIndexed: false }
  })
  const statuses = [(await ask()).status, (await ask()).status]
  expect(statuses).toEqual([404, 404])
  expect(drawn).toHaveLength(2)
  expect((await ask()).headers.get('content-security-policy')).toMatch(/style-src 'self' '.*' '.*'/)
})

test('the empty document is handed back: it has no styles, and stands for what could not be drawn', async () => {
  const empty: RenderedDocument = { text: 'empty', status: 200, isIndexed: true }
  documents = openDocuments(async () => empty)
  expect(await documents.find(CALL)).toBe(empty)
})

test('without a database a page is drawn for each, and that is told', async () => {
  await ask()
  const lost = new Error('no database')
  documents = openDocuments(render, () => Promise.reject(lost))
  expect((await ask()).status).toBe(200)
  expect(failures).toEqual([lost])
  expect((await ask()).headers.get('content-security-policy')).toMatch(/style-src 'self' '.*' '.*'/)
})

test('a database that hangs is not waited for: what was drawn goes out for a second, then each page is drawn', async () => {
  vi.useFakeTimers()
  let isHanging = false
  documents = openDocuments(render, () =>
    isHanging ? new Promise(() => undefined) : Promise.resolve('1'),
  )
  await ask()
  isHanging = true
  now = 999
  expect((await ask()).status).toBe(200)
  expect(drawn).toHaveLength(1)
  now = 1_001
  const late = ask()
  await vi.advanceTimersByTimeAsync(500)
  expect((await late).status).toBe(200)
  expect(drawn).toHaveLength(2)
  const told = new TimedOut('The version of the catalog was not read in 500 ms.')
  expect(failures).toEqual([told, told])
})
