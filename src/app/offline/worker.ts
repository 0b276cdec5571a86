/**
 * The service worker: what was seen last opens without a connection. `vite.config.ts` compiles it alone into `/worker.js`,
 * so it imports nothing.
 *
 * Whatever the network answers is shown as it is; what was kept is shown only where it does not answer within seconds.
 * Nothing private is ever kept: of what the service answers only the reads that the contract leaves open to everybody,
 * without a token, and two documents in which no page is rendered.
 */

interface ExtendableEvent extends Event {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Client {
  readonly url: string
}

declare global {
  interface WindowEventMap {
    install: ExtendableEvent
    activate: ExtendableEvent
    fetch: FetchEvent
  }
}

declare const clients: { claim(): Promise<void>; matchAll(): Promise<readonly Client[]> }
declare function skipWaiting(): Promise<void>

type Kind = 'page' | 'file' | 'answer'

/** Holds what opens pages of one build: documents and files. */
const BUILD = 'build '
const ANSWERS = 'answers'
const MOST_ANSWERS = 200
/** So long the network is waited for where something was kept. */
const PATIENCE_MS = 4_000
/** So long it may take for a read. */
const LIMIT_MS = 15_000
/** When an answer was kept; the page reads it. One from the network has no such header. */
const KEPT_AT = 'x-kept-at'

/** A document without any page's own markup: it opens each page but the cart, which has a policy of its own. */
const SHELL = '/forgot-password'
const CART = '/cart'
const CART_PATH = /^\/cart\/*$/i

/** The language and the color scheme are the browser's, and both are the same as when something was kept. */
const SAME_VISITOR = { ignoreVary: true }

const PUBLIC_READ = /\/(category\/list|product\/(list|search|by\/search|(show|related)\/[^/]+))$/

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => keep(event, takeOver()))
addEventListener('fetch', (event) => {
  const kind = kindOf(event.request)
  if (kind) event.respondWith(kind === 'file' ? readFile(event) : answer(event, kind))
})

/** The pages that are open were loaded without the worker. */
async function takeOver(): Promise<void> {
  await clients.claim()
  for (const { url } of await clients.matchAll()) {
    await guardUnload(await fetchDocument(isPage(url) ? url : SHELL))
  }
}

/** Addresses such as `/-open` of a mock are no pages of the shop, and take only what a visitor opens. */
function isPage(url: string): boolean {
  return !new URL(url).pathname.startsWith('/-')
}

function kindOf({ url, method, mode, headers }: Request): Kind | undefined {
  const { pathname, origin } = new URL(url)
  if (headers.has('Authorization')) return
  if (mode === 'navigate') return isPage(url) ? 'page' : undefined
  if (origin === location.origin && pathname.startsWith('/assets/')) return 'file'
  const isRead = method === 'GET' || pathname.endsWith('/product/by/search')
  return isRead && PUBLIC_READ.test(pathname) ? 'answer' : undefined
}

async function answer(event: FetchEvent, kind: 'page' | 'answer'): Promise<Response> {
  const { request } = event
  const isRead = kind === 'answer'
  const key = await keyOf(request)
  const fetched = isRead ? fetchInTime(request) : fetch(request)
  // However late it comes: the network may take longer than the page waits for it.
  keep(event, keepFetched(fetched, isRead ? (copy) => keepAnswer(key, copy) : guardUnload))
  // Who asks past every cache is told that there is no answer, not what it was.
  if (isRead && request.cache === 'no-store') return fetched
  const findKept = () => find(isRead ? key : CART_PATH.test(new URL(key).pathname) ? CART : SHELL)
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  try {
    const kept = slow.then(findKept).then((found) => found ?? fetched)
    return await Promise.race([fetched, kept])
  } catch (error) {
    const kept = await findKept()
    if (!kept) throw error
    return kept
  } finally {
    clearTimeout(timer)
  }
}

/** The page does not end what it no longer waits for. */
function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(LIMIT_MS)])
  return fetch(request, { signal })
}

function keepFetched(
  fetched: Promise<Response>,
  keepCopy: (copy: Response) => Promise<void>,
): Promise<void> {
  return fetched.then(
    (response) => (response.ok ? keepCopy(response.clone()) : undefined),
    // Whoever waits for the answer is told.
    () => undefined,
  )
}

/** The read that is a POST is known by its body. */
async function keyOf(request: Request): Promise<string> {
  const [url = ''] = request.url.split('#')
  return request.method === 'POST' ? `${url}?${await request.clone().text()}` : url
}

async function find(key: string): Promise<Response | undefined> {
  try {
    const kept = await caches.match(key, SAME_VISITOR)
    // Earlier workers kept a sign-in page of the network as a file or an answer too.
    return kept && isDocument(kept) && key !== SHELL && key !== CART ? undefined : kept
  } catch (error) {
    // A browser that lets nothing be stored: nothing is kept, and the network answers.
    console.info('What was kept can’t be read.', error)
    return undefined
  }
}

/** Keeps something beside the answer, which never waits for it, nor fails with it where the browser can store no more. */
function keep(event: ExtendableEvent, work: Promise<void>): void {
  event.waitUntil(work.catch((error) => console.info('Not everything was kept.', error)))
}

/** The sign-in of a hotel's network, or a host that has its start page at every address: neither an answer nor a file. */
function isDocument({ headers }: Response): boolean {
  return /html/.test(`${headers.get('Content-Type')}`)
}

async function keepAnswer(key: string, response: Response): Promise<void> {
  if (isDocument(response)) return
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(Date.now()))
  const cache = await caches.open(ANSWERS)
  await cache.delete(key, SAME_VISITOR)
  await cache.put(key, new Response(response.body, { headers }))
  const [oldest, ...others] = await cache.keys()
  if (oldest && others.length >= MOST_ANSWERS) await cache.delete(oldest, SAME_VISITOR)
}

function fetchDocument(url: string): Promise<Response> {
  return fetch(url, { headers: { Accept: 'text/html' } })
}

/** Keeps the files that a document names. With the first one of another build, all of the old one goes. */
async function guardUnload(response: Response): Promise<void> {
  const html = await response.text()
  const [entry] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? []
  if (!entry) return
  const name = BUILD + entry
  const cache = await caches.open(name)
  const isNew = !(await cache.match(SHELL, SAME_VISITOR))
  if (isNew) {
    const old = (await caches.keys()).filter((other) => other.startsWith(BUILD) && other !== name)
    await Promise.all(old.map((other) => caches.delete(other)))
  }
  await keepFiles(html)
  if (isNew) await Promise.all([CART, SHELL].map((path) => keepOpener(cache, path, entry)))
}

/** Keeps a document of this build that opens pages later, with its files. */
async function keepOpener(cache: Cache, path: string, entry: string): Promise<void> {
  const response = await fetchDocument(path)
  const html = await response.clone().text()
  if (!response.ok || !html.includes(entry)) return
  await keepFiles(html)
  await cache.put(path, response)
}

async function keepFiles(html: string): Promise<void> {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|css)/g))
  await Promise.all(
    [...files].map(async (url) => {
      if (!(await find(url))) await keepFile(url, await fetch(url))
    }),
  )
}

/** A file is named after its content, so what is kept under its name never differs. */
async function readFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const kept = await find(url)
  if (kept) return kept
  const response = await fetch(url)
  keep(event, keepFile(url, response.clone()))
  return response
}

async function keepFile(url: string, response: Response): Promise<void> {
  const [build] = (await caches.keys()).filter((name) => name.startsWith(BUILD))
  if (response.ok && !isDocument(response) && build)
    await (await caches.open(build)).put(url, response)
}
