import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmissionControl } from '../../../mocks/api/admission/admission-control'
import { DEFAULT_LIMITS } from '../../../mocks/api/admission/limits'
import { readClientAddress } from '../../../mocks/api/http/client-address'
import { trustProxies } from '../../../mocks/api/http/trusted-proxies'
import { TimedOut } from '../../../mocks/api/lib/with-timeout'
import { SSR_ORIGIN } from './complete-document'
import { loadRenderer, type RenderedDocument } from './load-renderer'

const EMPTY =
  '<html><head><script type="module" crossorigin src="/shop.js"></script></head><body><div id="root"></div></body></html>'
const SENT_EMPTY = { text: EMPTY, status: 200, isIndexed: true }
const CALL = {
  pathname: '/',
  hasSearch: false,
  locale: 'en-US',
  clientAddress: '203.0.113.1',
  origin: 'https://shop.example',
}
const KNOWN = 'export const classifyPath = () => "public";'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ssr-'))
  await mkdir(join(directory, 'ssr'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  const manifest = { 'index.html': { file: 'index.js' }, 'home.tsx': { file: 'home.js' } }
  await writeFile(join(directory, 'manifest.json'), JSON.stringify(manifest))
})

afterEach(async () => {
  vi.useRealTimers()
  await rm(directory, { recursive: true })
})

/** Requests a page of a storefront that renders it like this. */
async function ask(
  renderPage: string,
  admission = createAdmissionControl(DEFAULT_LIMITS),
): Promise<{ page: Promise<RenderedDocument>; failures: unknown[] }> {
  const script = `${KNOWN} export const renderPage = async ({ now }) => ${renderPage}`
  await writeFile(join(directory, 'ssr', 'ssr.js'), script)
  const failures: unknown[] = []
  const renderDocument = await loadRenderer(directory, { app: new Hono(), admission }, (error) =>
    failures.push(error),
  )
  return {
    page: renderDocument(EMPTY, CALL),
    failures,
  }
}

test('a page that is rendered stands in the document', async () => {
  const { page, failures } = await ask(
    '({ files: ["home.tsx"], isFound: true, markup: { head: "", body: "rendered" } })',
  )
  expect(await page).toMatchObject({
    text: expect.stringContaining('rendered'),
    status: 200,
    isIndexed: true,
    stillHolds: expect.any(Function),
  })
  expect(failures).toEqual([])
})

test('MEM-5 MEM-7 it is drawn as of the minute, and holds as long as it says the same of times', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 179_999 })
  const { page } = await ask(`({
    files: ["home.tsx"],
    isFound: true,
    markup: { head: "", body: String(now.getTime()) },
    isSameAt: (later) => later.getTime() < 300_000,
  })`)
  const { text, stillHolds } = await page
  expect(text).toContain('>120000<')
  vi.setSystemTime(299_999)
  expect(await stillHolds?.(CALL.clientAddress)).toBe(true)
  vi.setSystemTime(300_000)
  expect(await stillHolds?.(CALL.clientAddress)).toBe(false)
})

test('FIND-1 where there is no page, that is the status, and no turn is waited for', async () => {
  const admission = createAdmissionControl(DEFAULT_LIMITS)
  await admission.take('page', { address: CALL.clientAddress })
  await writeFile(
    join(directory, 'ssr', 'ssr.js'),
    'export const classifyPath = (path) => path === "/" ? "unknown" : "public"',
  )
  const renderDocument = await loadRenderer(directory, { app: new Hono(), admission }, () => {})
  expect(await renderDocument(EMPTY, CALL)).toEqual({ text: EMPTY, status: 404, isIndexed: false })
})

test('FIND-1 where the page’s subject is unknown, that is the status, and the page’s code is still named', async () => {
  const { page, failures } = await ask('({ files: ["home.tsx"], isFound: false })')
  // It may not be kept: there are as many of them as anybody likes.
  expect(await page).toEqual({
    text: expect.stringContaining('/home.js'),
    styles: [''],
    status: 404,
    isIndexed: false,
  })
  expect(failures).toEqual([])
})

test('FIND-4 a page for one visitor is for no search engine', async () => {
  const script = `export const classifyPath = () => 'private'
    export const renderPage = async () => undefined`
  await writeFile(join(directory, 'ssr', 'ssr.js'), script)
  const api = { app: new Hono(), admission: createAdmissionControl(DEFAULT_LIMITS) }
  const renderDocument = await loadRenderer(directory, api, () => {})
  expect(await renderDocument(EMPTY, CALL)).toEqual({ ...SENT_EMPTY, isIndexed: false })
})

test('MEM-4 a page drawn of an API on another host may not be kept: nothing tells when that changes', async () => {
  const other = createServer((_, response) => response.end('[]')).listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const script = `${KNOWN} export const renderPage = async ({ send }) => {
    await send(new Request('http://127.0.0.1:${port}/product/list'))
    return { files: ['home.tsx'], isFound: true, markup: { head: '', body: 'rendered' } }
  }`
  await writeFile(join(directory, 'ssr', 'ssr.js'), script)
  const api = { app: new Hono(), admission: createAdmissionControl(DEFAULT_LIMITS) }
  const renderDocument = await loadRenderer(directory, api, () => {})
  const page = await renderDocument(EMPTY, CALL)
  expect(page.text).toContain('rendered')
  expect(page.stillHolds).toBeUndefined()
  other.close()
})

test('a page that can’t be rendered is sent empty, and that is told', async () => {
  const { page, failures } = await ask('{ throw new Error("no service") }')
  expect(await page).toEqual(SENT_EMPTY)
  expect(failures).toEqual([new Error('no service')])
})

test('nobody waits for a service that hangs', async () => {
  vi.useFakeTimers()
  const { page, failures } = await ask('new Promise(() => {})')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await page).toEqual(SENT_EMPTY)
  expect(failures).toEqual([new TimedOut('The page / was not rendered within 1000 ms.')])
})

test('a page whose turn does not come in time is sent empty, which is no failure', async () => {
  const admission = createAdmissionControl(DEFAULT_LIMITS)
  await admission.take('page', { address: '203.0.113.1' })
  const rendered =
    '({ files: ["home.tsx"], isFound: true, markup: { head: "", body: "rendered" } })'
  const { page, failures } = await ask(rendered, admission)
  expect(await page).toEqual(SENT_EMPTY)
  expect(failures).toEqual([])
})

test('a page asks the API as whoever asks for the page', async () => {
  const addresses: unknown[] = []
  const app = new Hono().get('/api/it', (context) => {
    addresses.push(readClientAddress(context, trustProxies(['127.0.0.0/8'])))
    return context.text('')
  })
  const script = `${KNOWN} export const renderPage = async ({ send }) => {
    await send(new Request('${SSR_ORIGIN}/api/it', { headers: { 'X-Forwarded-For': '6.6.6.6' } }))
    return undefined
  }`
  await writeFile(join(directory, 'ssr', 'ssr.js'), script)
  const api = { app, admission: createAdmissionControl(DEFAULT_LIMITS) }
  const renderDocument = await loadRenderer(directory, api, () => undefined)
  await renderDocument(EMPTY, CALL)
  expect(addresses).toEqual(['203.0.113.1'])
})

test('pages that are rendered at once ask the API each as whoever asks for that page', async () => {
  const asked: string[] = []
  const app = new Hono().get('/api/*', (context) => {
    asked.push(`${context.req.path} ${readClientAddress(context, () => true)}`)
    return context.text('')
  })
  // One client for all, as in the storefront: whoever came last has set how it sends.
  const script = `${KNOWN} let client; export const renderPage = async ({ send, pathname }) => {
    client = send
    await new Promise((resolve) => setImmediate(resolve))
    await client(new Request('${SSR_ORIGIN}/api' + pathname))
    return undefined
  }`
  await writeFile(join(directory, 'ssr', 'ssr.js'), script)
  const api = { app, admission: createAdmissionControl(DEFAULT_LIMITS) }
  const renderDocument = await loadRenderer(directory, api, () => undefined)
  const visitors = [
    { pathname: '/one', clientAddress: '203.0.113.1' },
    { pathname: '/other', clientAddress: '198.51.100.2' },
  ]
  await Promise.all(visitors.map((visitor) => renderDocument(EMPTY, { ...CALL, ...visitor })))
  expect(asked.toSorted()).toEqual(['/api/one 203.0.113.1', '/api/other 198.51.100.2'])
})

test('a service that sends elsewhere is not followed', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(302, { location: '/inside' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await writeFile(
    join(directory, 'ssr', 'ssr.js'),
    `${KNOWN} export const renderPage = ({ send }) => send(new Request('http://127.0.0.1:${port}/api'))`,
  )
  const failures: unknown[] = []
  const api = { app: new Hono(), admission: createAdmissionControl(DEFAULT_LIMITS) }
  const renderDocument = await loadRenderer(directory, api, (error) => failures.push(error))
  expect(await renderDocument(EMPTY, CALL)).toEqual(SENT_EMPTY)
  server.close()
  expect(asked).toEqual(['/api'])
  expect(failures).toEqual([expect.any(TypeError)])
})
