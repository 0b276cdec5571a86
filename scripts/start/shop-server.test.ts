import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAdmissionControl } from '../../mocks/api/admission/admission-control'
import { DEFAULT_LIMITS } from '../../mocks/api/admission/limits'
import { createShopServer, type ShopServerOptions } from './shop-server'
import type { RenderDocument } from './ssr/load-renderer'

const SCRIPT = 'console.log("shop")'
const FIRST = 'document.documentElement.dataset.first = "1"'
const PAGE = `<!doctype html><html><head><script>${FIRST}</script></head><div id="root"></div></html>`
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

let storefront: string
let shop: ReturnType<typeof createShopServer>

beforeAll(async () => {
  storefront = await mkdtemp(join(tmpdir(), 'storefront-'))
  await mkdir(join(storefront, 'assets'))
  await writeFile(join(storefront, 'index.html'), PAGE)
  await writeFile(join(storefront, 'favicon.svg'), '<svg/>')
  await writeFile(join(storefront, 'assets/main-a1.js'), SCRIPT)
  await writeFile(join(storefront, 'assets/main-a1.js.br'), brotliCompressSync(SCRIPT))
  const api = new Hono().all('*', (context) => context.json({ path: context.req.path }))
  shop = createShopServer({ storefront, api, provider: 'simulated' })
})

afterAll(() => rm(storefront, { recursive: true }))

describe('pages', () => {
  test.each(['/', '/index.html', '/shop', '/product/prd_01', '/no/such/page'])(
    '%s without its page is the storefront, never kept without asking, and by nobody but the visitor’s browser',
    async (path) => {
      const answer = await shop.request(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(answer.headers.get('vary')).toContain('Accept-Language')
      expect(await answer.text()).toBe(PAGE)
    },
  )

  test('FIND-1 FIND-4 a page that is not there says so, and no search engine is to list it', async () => {
    const answerFor = (status: 200 | 404, isIndexed: boolean) =>
      createShopServer({
        storefront,
        api: new Hono(),
        provider: 'simulated',
        renderDocument: async (text) => ({ text, status, isIndexed }),
      }).request('/any')
    const [listed, hidden, missing] = await Promise.all([
      answerFor(200, true),
      answerFor(200, false),
      answerFor(404, false),
    ])
    expect([listed, hidden, missing].map(({ status }) => status)).toEqual([200, 200, 404])
    const robots = [listed, hidden, missing].map(({ headers }) => headers.get('x-robots-tag'))
    expect(robots).toEqual([null, 'noindex', 'noindex'])
    expect(missing.headers.get('cache-control')).toBe('private, no-cache')
    expect(await missing.text()).toBe(PAGE)
  })

  test('FIND-2 links for search engines name the address that is set, or that of the request', async () => {
    const originOf = async (settings: object, headers = {}) => {
      const renderDocument: RenderDocument = async (_, { origin }) => ({
        text: origin,
        status: 200,
        isIndexed: true,
      })
      const options = { storefront, api: new Hono(), provider: 'simulated' as const }
      const server = createShopServer({ ...options, renderDocument, ...settings })
      const page = await server.request('http://own.example:8080/', { headers })
      return page.text()
    }
    const secure = { 'x-forwarded-proto': 'http, https' }
    expect(await originOf({})).toBe('http://own.example:8080')
    expect(await originOf({}, secure)).toBe('http://own.example:8080')
    expect(await originOf({ trustedProxies: ['127.0.0.0/8'] }, secure)).toBe(
      'https://own.example:8080',
    )
    expect(await originOf({ shopOrigin: 'https://shop.example' })).toBe('https://shop.example')
  })

  test('the policy admits one inline script by its hash, no style element but empty ones, and is the same each time', async () => {
    const [first, second] = await Promise.all([shop.request('/'), shop.request('/')])
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${hashOf(FIRST)}';`)
    expect(policy).toContain(`style-src 'self' '${hashOf('')}';`)
    expect(policy).not.toMatch(/unsafe|nonce/)
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(`${directive};`)
    }
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types worker$/)
    expect(second.headers.get('content-security-policy')).toBe(policy)
  })

  test('HTTPS is promised in production alone, for this host alone, by pages and files', async () => {
    const options = { storefront, api: new Hono(), provider: 'simulated' as const }
    const inProduction = createShopServer({ ...options, isProduction: true })
    for (const path of ['/', '/assets/main-a1.js', '/assets/unknown.js']) {
      const trial = await shop.request(path)
      const real = await inProduction.request(path)
      expect(trial.headers.has('strict-transport-security')).toBe(false)
      expect(real.headers.get('strict-transport-security')).toBe('max-age=31536000')
    }
  })

  test('a broken address does not break the server', async () => {
    const answer = await shop.request('/product/%E0%A4%A')
    expect(answer.status).toBe(200)
  })
})

describe('files', () => {
  test('a hashed asset is kept for ever and sent compressed to who can read it', async () => {
    const plain = await shop.request('/assets/main-a1.js')
    expect(await plain.text()).toBe(SCRIPT)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff')

    const packed = await shop.request('/assets/main-a1.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    expect(packed.headers.get('content-type')).toContain('javascript')
  })

  test('another file is kept for an hour', async () => {
    const answer = await shop.request('/favicon.svg')
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test.each([
    ['an unknown asset', '/assets/main-b2.js', 'text/html'],
    ['an unknown file', '/nothing.png', 'image/*'],
    ['a file outside', '/assets/..%2f..%2fpackage.json', '*/*'],
  ])('%s is a 404, not the page', async (_, path, accept) => {
    const answer = await shop.request(path, { headers: { accept } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

test.each([
  ['image', '*/*'],
  ['empty', 'application/json'],
])(
  'a page’s URL is a 404 that no cache keeps for whoever asks for %s there',
  async (destination, accept) => {
    const answer = await shop.request('/shop', {
      headers: { 'Sec-Fetch-Dest': destination, accept },
    })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test.each([
  ['a page that can’t be rendered', '/', 'GET', 500],
  ['a page that is not asked for but sent to', '/', 'POST', 404],
  ['a page whose methods are asked for', '/', 'OPTIONS', 404],
  ['a page by a method of nobody’s', '/cart', 'PROPFIND', 404],
  ['a page’s headers that can’t be rendered', '/', 'HEAD', 500],
  ['an unknown path that is deleted', '/no/such/page', 'DELETE', 404],
  ['an unknown file’s headers', '/assets/main-b2.js', 'HEAD', 404],
  ['an unknown file', '/assets/main-b2.js', 'GET', 404],
])(
  '%s says nothing of the inside, under the policy of every page',
  async (_, path, method, status) => {
    const renderDocument = () => Promise.reject(new Error('at the inside'))
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const failing = createShopServer({
      storefront,
      api: new Hono(),
      provider: 'simulated',
      renderDocument,
    })
    const answer = await failing.request(path, { method })
    logged.mockRestore()
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('inside')
    expect(answer.headers.get('content-security-policy')).toContain(
      `default-src 'self'; script-src 'self' '${hashOf(FIRST)}';`,
    )
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['/', 'text/html'],
  ['/cart', 'text/html'],
  ['/assets/main-a1.js', '*/*'],
])(
  'API-6 API-8 %s is refused to who asks too often under the policy of that page',
  async (path, accept) => {
    const admission = createAdmissionControl(DEFAULT_LIMITS)
    const busy = createShopServer({
      storefront,
      api: new Hono(),
      provider: 'braintree',
      isProduction: true,
      sharedLimits: { admission, log: () => undefined },
    })
    const ask = () => busy.request(path, { headers: { accept } })
    const served = await ask()
    admission.requests.spend('unknown', 2 * DEFAULT_LIMITS.requests.capacity)
    const refused = await ask()
    expect([served.status, refused.status]).toEqual([200, 429])
    expect(refused.headers.get('x-request-id')).toMatch(/\w/)
    for (const name of [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]) {
      expect(refused.headers.get(name)).toMatch(/\w/)
      expect(refused.headers.get(name)).toBe(served.headers.get(name))
    }
  },
)

test.each(['/healthz', '/readyz', '/api/category/list', '/braintree-gateway/configuration'])(
  '%s is the API’s',
  async (path) => {
    const answer = await shop.request(path)
    expect(await answer.json()).toEqual({ path })
  },
)

describe('with Braintree’s keys', () => {
  const policyOf = async (
    path: string,
    { provider = 'braintree', ...settings }: Partial<ShopServerOptions> = {},
  ) => {
    const server = createShopServer({ storefront, api: new Hono(), provider, ...settings })
    return (await server.request(path)).headers.get('content-security-policy') ?? ''
  }
  const CARTS = ['/cart', '/cart/', '/CART?from=elsewhere']

  test('the cart alone loads from Braintree, and runs nothing inline but by its hash', async () => {
    expect(await policyOf('/cart', { provider: 'simulated' })).not.toMatch(/http|unsafe/)
    expect(await policyOf('/')).not.toMatch(/http|unsafe/)
    expect(await policyOf('/no/such/page')).not.toMatch(/http|unsafe/)
    for (const path of CARTS) {
      const policy = await policyOf(path)
      expect(policy).toContain("frame-src 'self' https://*.braintreegateway.com;")
      expect(policy).toContain(`script-src 'self' '${hashOf(FIRST)}';`)
      expect(policy).toContain(`style-src 'self' '${hashOf('')}';`)
      expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types worker$/)
      expect(policy).not.toMatch(/unsafe|paypalobjects/)
    }
  })

  test('PayPal’s scripts have to be allowed, and run on the cart alone', async () => {
    const settings = { allowsPayPalScripts: true }
    expect(await policyOf('/', settings)).not.toMatch(/http|unsafe/)
    expect(await policyOf('/no/such/page', settings)).not.toMatch(/http|unsafe/)
    expect(await policyOf('/cart', { ...settings, provider: 'simulated' })).not.toMatch(/unsafe/)
    for (const path of CARTS) {
      const policy = await policyOf(path, settings)
      expect(policy).toMatch(
        /frame-src 'self' https:\/\/\*\.braintreegateway\.com https:\/\/\*\.paypal\.com;/,
      )
      // A hash beside it would take it away again.
      expect(policy).toContain("script-src 'self' 'unsafe-inline' https:")
      expect(policy).toContain("style-src 'self' 'unsafe-inline';")
      expect(policy).not.toContain('trusted-types')
    }
  })
})
