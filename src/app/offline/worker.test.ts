import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { absolute, createCaches, ORIGIN } from './testing/create-caches'

type NetworkAnswer = Response | undefined
/** What the network answers, by address; nothing without a connection. */
let network: (url: string, request: Request) => NetworkAnswer | Promise<NetworkAnswer>
let caches: ReturnType<typeof createCaches>
let handlers: Map<string, (event: object) => void>
/** What the network was asked. */
let asked: string[]

beforeEach(async () => {
  handlers = new Map()
  caches = createCaches()
  asked = []
  network = serveBuild('one')
  vi.stubGlobal('addEventListener', (name: string, handle: (event: object) => void) =>
    handlers.set(name, handle),
  )
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('clients', {
    claim: async () => undefined,
    matchAll: async () => [{ url: `${ORIGIN}/shop` }],
  })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : absolute(input), init)
    asked.push(`${request.method} ${request.url.replace(ORIGIN, '')}`)
    const response = await network(request.url.replace(ORIGIN, ''), request)
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
  vi.resetModules()
  await import('./worker')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('OFF-1 a read is answered by the network, and without one by what was kept, with its time', async () => {
  const address = '/api/product/list?limit=6'
  const first = await send(address)
  expect(await first?.json()).toEqual({ build: 'one', address })
  expect(first?.headers.get('x-kept-at')).toBeNull()
  network = () => undefined
  const kept = await send(address)
  expect(await kept?.json()).toEqual({ build: 'one', address })
  expect(Number(kept?.headers.get('x-kept-at'))).toBeGreaterThan(Date.now() - 60_000)
  await expect(send('/api/product/list?limit=7')).rejects.toThrow('Failed to fetch')
})

test('OFF-1 filtered reads are told apart by what they ask for', async () => {
  const filter = (price: string) => send('/api/product/by/search', { method: 'POST', body: price })
  await filter('0-9')
  network = () => undefined
  expect((await filter('0-9'))?.ok).toBe(true)
  await expect(filter('10-19')).rejects.toThrow('Failed to fetch')
})

test('OFF-1 a failure of the service is shown as it is, and not kept', async () => {
  network = () => Response.json({ error: 'Broken.' }, { status: 500 })
  expect((await send('/api/category/list'))?.status).toBe(500)
  network = () => undefined
  await expect(send('/api/category/list')).rejects.toThrow('Failed to fetch')
})

test('OFF-1 OFF-5 what a hotel’s network answers for the shop is shown, and never kept as its files and answers', async () => {
  await handle('activate')
  const address = '/api/category/list'
  await send(address)
  const served = network
  network = () => new Response('Sign in.', { headers: { 'Content-Type': 'text/html' } })
  for (const url of [address, '/assets/later-1.js']) {
    expect(await (await send(url))?.text()).toBe('Sign in.')
  }
  network = () => undefined
  expect(await (await send(address))?.json()).toEqual({ build: 'one', address })
  network = served
  expect(await (await send('/assets/later-1.js'))?.text()).toBe('code of one')
})

test('OFF-1 OFF-5 what an earlier worker has kept wrongly is asked for again, and replaced', async () => {
  await handle('activate')
  const kept: [string, string][] = [
    ['answers', '/api/category/list'],
    ['build /assets/index-one.js', '/assets/later-1.js'],
    ['build /assets/index-one.js', '/assets/index-one.js'],
  ]
  for (const [cache, address] of kept) {
    const portal = new Response('Sign in.', { headers: { 'Content-Type': 'text/html' } })
    await (await caches.open(cache)).put(address, portal)
  }
  expect(await (await send('/assets/later-1.js'))?.text()).toBe('code of one')
  await open('/shop')
  network = () => undefined
  expect(await (await send('/assets/index-one.js'))?.text()).toBe('code of one')
  await expect(send('/api/category/list')).rejects.toThrow('Failed to fetch')
})

test('OFF-2 a document of anything else than the build is kept to open no page', async () => {
  network = (url) => (url === '/cart' ? new Response('Sign in.') : serveBuild('one')(url))
  await handle('activate')
  network = () => undefined
  await expect(open('/cart')).rejects.toThrow('Failed to fetch')
})

test('OFF-1 no more than two hundred answers are kept, the newest', async () => {
  for (let number = 0; number < 205; number++) await send(`/api/product/show/${number}`)
  await send('/api/product/show/10')
  await send('/api/product/show/new')
  network = () => undefined
  await expect(send('/api/product/show/0')).rejects.toThrow('Failed to fetch')
  expect((await send('/api/product/show/10'))?.ok).toBe(true)
  expect((await caches.store('answers')).size).toBe(200)
})

test('OFF-1 what takes longer than a few seconds is answered by what was kept, and kept when it comes', async () => {
  await handle('activate')
  const address = '/api/category/list'
  await send(address)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let answerLate: (response: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  network = (url) => (url === address ? late : new Promise(() => {}))
  const slow = start('fetch', new Request(ORIGIN + address))
  const page = start('fetch', navigationTo('/shop'))
  const unkept = start('fetch', new Request(`${ORIGIN}/api/product/show/never`))
  const pastCaches = start('fetch', new Request(ORIGIN + address, { cache: 'no-store' }))
  await vi.advanceTimersByTimeAsync(5_000)
  const kept = await slow.response
  expect(kept?.headers.has('x-kept-at')).toBe(true)
  expect(await kept?.json()).toEqual({ build: 'one', address })
  expect(await (await page.response)?.text()).toContain('for /forgot-password')
  for (const { response } of [unkept, pastCaches]) {
    expect(await Promise.race([response, 'waits'])).toBe('waits')
  }
  answerLate(Response.json({ build: 'two', address }))
  await Promise.all(slow.work)
  network = () => undefined
  expect(await (await send(address))?.json()).toEqual({ build: 'two', address })
})

test('OFF-1 what the network answered in time is not looked for among what was kept', async () => {
  await handle('activate')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const look = vi.spyOn(caches, 'match')
  expect((await send('/api/category/list'))?.ok).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).not.toHaveBeenCalled()
})

test('OFF-1 a read that the network leaves hanging is given up in the end', async () => {
  await send('/api/category/list')
  let signal: AbortSignal | undefined
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  network = (_url, request) => {
    signal = request.signal
    return undefined
  }
  expect((await send('/api/category/list'))?.ok).toBe(true)
  expect(signal?.aborted).toBe(true)
})

test('OFF-1 a browser that can store no more is answered by the network all the same', async () => {
  await handle('activate')
  caches.isFull = true
  expect((await send('/api/category/list'))?.ok).toBe(true)
  expect((await send('/assets/later-1.js'))?.ok).toBe(true)
  expect((await open('/shop'))?.ok).toBe(true)
})

test('OFF-1 a browser whose storage is closed has kept nothing, and is answered by the network', async () => {
  const closed = () => Promise.reject(new DOMException('Closed.', 'SecurityError'))
  vi.stubGlobal('caches', { open: closed, keys: closed, match: closed, delete: closed })
  const ask = [
    () => send('/api/category/list'),
    () => send('/assets/later-1.js'),
    () => open('/shop'),
  ]
  for (const one of ask) expect((await one())?.ok).toBe(true)
  network = () => undefined
  for (const one of ask) await expect(one()).rejects.toThrow('Failed to fetch')
})

test('OFF-2 the cart has its own document, every other page the empty one', async () => {
  await handle('activate')
  network = () => undefined
  expect(await (await open('/cart'))?.text()).toContain('for /cart')
  for (const path of ['/', '/shop?price=0-9', '/product/prd_1', '/user/dashboard']) {
    expect(await (await open(path))?.text()).toContain('for /forgot-password')
  }
})

test.each([
  ['/api/user/profile/usr_1', {}],
  ['/api/user/orders/by/user/usr_1', {}],
  ['/api/order/list/usr_1', {}],
  ['/api/braintree/getToken/usr_1', {}],
  ['/api/auth/signout', {}],
  ['/api/auth/signin', { method: 'POST', body: '{}' }],
  ['/api/product/list?limit=6', { headers: { Authorization: 'Bearer token' } }],
  ['/api/product/show/prd_1', { method: 'DELETE' }],
  ['/api/photo/p1', {}],
])('OFF-4 %s is not the worker’s: nothing of it is kept', async (address, init) => {
  expect(await send(address, init)).toBeUndefined()
  expect(await caches.keys()).toEqual([])
})

test('OFF-5 a page comes from the network first, whatever is kept', async () => {
  await handle('activate')
  await open('/shop')
  network = serveBuild('two')
  expect(await (await open('/shop'))?.text()).toContain('index-two.js')
})

test('OFF-5 WORLD-5 an address that is no page of the shop is left to the browser', async () => {
  expect(await open('/-open?state=one-left')).toBeUndefined()
})

test('OFF-5 the first document of another build drops the old one, but no answers', async () => {
  await handle('activate')
  await send('/api/category/list')
  expect(await caches.keys()).toEqual(['build /assets/index-one.js', 'answers'])
  network = serveBuild('two')
  await open('/shop')
  expect(await caches.keys()).toEqual(['answers', 'build /assets/index-two.js'])
  network = () => undefined
  expect(await (await open('/'))?.text()).toContain('index-two.js')
  expect((await send('/api/category/list'))?.ok).toBe(true)
})

test('OFF-5 a build whose documents could not be kept is kept with the next page', async () => {
  network = (url) =>
    url === '/shop' || url.startsWith('/assets/') ? serveBuild('one')(url) : undefined
  await open('/shop').catch(() => undefined)
  network = serveBuild('one')
  await open('/shop')
  network = () => undefined
  expect((await open('/cart'))?.ok).toBe(true)
})

test('OFF-5 a file is asked for once: its name says what is in it', async () => {
  await handle('activate')
  asked = []
  expect(await (await send('/assets/index-one.js'))?.text()).toBe('code of one')
  expect(asked).toEqual([])
  await send('/assets/later-1.js')
  await send('/assets/later-1.js')
  expect(asked).toEqual(['GET /assets/later-1.js'])
})

function serveBuild(build: string) {
  return (url: string): Response => {
    if (url.startsWith('/assets/')) return new Response(`code of ${build}`)
    if (url.startsWith('/api/')) return Response.json({ build, address: url })
    const html = `<script src="/assets/index-${build}.js"></script><i>for ${url}</i>`
    return new Response(html, { headers: { Vary: 'Cookie', 'Content-Type': 'text/html' } })
  }
}

/** Starts an event: the response, `undefined` where the worker leaves it, and what the worker is kept alive for. */
function start(name: string, request?: Request) {
  const work: Promise<unknown>[] = []
  let response: Promise<Response> | undefined
  handlers.get(name)?.({
    request,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => {
      response = promise
    },
  })
  return { response, work }
}

/** Runs an event and all that it started. */
async function handle(name: string, request?: Request): Promise<Response | undefined> {
  const { response, work } = start(name, request)
  const result = await response
  await Promise.all(work)
  return result
}

function send(address: string, init: RequestInit = {}): Promise<Response | undefined> {
  return handle('fetch', new Request(ORIGIN + address, init))
}

function open(address: string): Promise<Response | undefined> {
  return handle('fetch', navigationTo(address))
}

/** A request of that mode can't be made by a script. */
function navigationTo(address: string): Request {
  return Object.defineProperty(new Request(ORIGIN + address), 'mode', { value: 'navigate' })
}
