import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendTo } from '../../scripts/bench/reliability/service/send-to'
import {
  ADMIN,
  enterShop,
  type ShopProduct,
  type Shopper,
} from '../../scripts/bench/reliability/service/shop-client'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type RunningShop, startShop } from '../../scripts/processes/start-shop'
import { nginxCache } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { HOST, type RunningProxy, startProxy } from './support/start-proxy'

const LANGUAGE = { 'accept-language': 'en-US' }
/** What marks one visitor: none of it may be in a document that others are sent. */
const MARKS = ['s3cret', 't0ken', 'my illness', 'my%20illness', 'evil.example']

describe.skipIf(!nginxCache.isInstalled)('the shop’s pages behind a cache', () => {
  let shop: RunningShop
  let running: RunningProxy
  let sender: ReturnType<typeof sendSecurely>
  let admin: Shopper
  let product: ShopProduct
  const get = (path: string, headers: Record<string, string> = LANGUAGE) =>
    sender.send(path, { headers })
  const cacheOf = ({ headers }: Response) => headers.get('x-cache')

  beforeAll(async () => {
    const port = await findFreePort()
    shop = await startShop(['--memory'], {
      PORT: String(port),
      TRUST_PROXY: '1',
      SHOP_URL: `https://${HOST}`,
    })
    running = await startProxy(nginxCache, [port, port])
    sender = sendSecurely(running)
    admin = await enterShop(sender.send, ADMIN)
    product = await admin.createProduct(4, 1_000)
  })
  afterAll(async () => {
    sender?.close()
    await running?.stop()
    await shop?.stop()
  })

  /** Asks until the cache answers by itself: on a busy machine a second passes between two requests. */
  async function hit(path: string, headers: Record<string, string> = LANGUAGE): Promise<Response> {
    let response = await get(path, headers)
    await expect
      .poll(async () => {
        response = await get(path, headers)
        return cacheOf(response)
      })
      .toBe('HIT')
    return response
  }

  test.each(['br', 'gzip', 'identity'])(
    'MEM-6 MEM-7 documents come from the cache the second time, in %s, byte by byte as from the process',
    async (encoding) => {
      for (const path of ['/', '/shop', `/product/${product._id}`]) {
        const headers = { ...LANGUAGE, 'accept-encoding': encoding }
        const kept = await hit(path, headers)
        const own = await readOwn(shop, path, headers)
        expect(headersOf(kept)).toEqual(headersOf(own))
        expect(headersOf(kept)).toMatchObject(
          encoding === 'identity' ? {} : { 'content-encoding': encoding },
        )
        // As they are sent: `fetch` would unpack them.
        const sent = await sendTo(shop)(path, { headers })
        const [ofCache, ofShop] = [await kept.arrayBuffer(), await sent.arrayBuffer()]
        expect(Buffer.from(ofCache).equals(Buffer.from(ofShop))).toBe(true)
      }
    },
  )

  test('MEM-6 the cache itself says that a document is still the same', async () => {
    const tag = (await hit('/shop')).headers.get('etag') ?? ''
    expect((await get('/shop', { ...LANGUAGE, 'if-none-match': tag })).status).toBe(304)
    expect((await get('/shop', { ...LANGUAGE, 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('MEM-8 nothing of the visitor for whom a document was made is in it', async () => {
    const path = '/shop?search=my%20illness'
    // Nobody has asked for a document in this language before.
    const language = { 'accept-language': 'pt-BR' }
    const first = await get(path, {
      ...language,
      cookie: '__Host-color-scheme=dark; session=s3cret',
      authorization: 'Bearer t0ken',
      referer: 'https://evil.example/',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    expect(cacheOf(first)).toBe('MISS')
    const text = await (await hit('/shop?category=cat_1', language)).text()
    expect(text).toBe(await first.text())
    expect(text).toContain(`https://${HOST}/shop`)
    expect(MARKS.filter((mark) => text.includes(mark))).toEqual([])
  })

  test('MEM-4 a changed price is in the cache’s document once it has asked for that anew', async () => {
    const path = `/product/${product._id}`
    const shows = async (response: Response) => (await response.text()).includes('$5.00')
    await hit(path)
    await admin.changePrice(product._id, 5)
    await expect.poll(async () => shows(await readOwn(shop, path))).toBe(true)
    // From here on whatever is asked for has the new price.
    const before: (string | null)[] = []
    await expect
      .poll(async () => {
        const response = await get(path)
        const isNew = await shows(response)
        if (!isNew) before.push(cacheOf(response))
        return isNew
      })
      .toBe(true)
    // One visitor's request makes it ask, and others meanwhile are sent the older one, too.
    expect(before.filter((cache) => cache === 'STALE').length).toBeLessThanOrEqual(1)
    expect(
      before.filter((cache) => cache !== 'HIT' && cache !== 'STALE' && cache !== 'UPDATING'),
    ).toEqual([])
    expect(await shows(await get(path))).toBe(true)
  })

  test.each(['/product/unknown', '/no/such/page'])(
    'FIND-1 the 404 of %s is made for each',
    async (path) => {
      for (const _ of [1, 2, 3]) {
        const response = await get(path)
        expect(response.status).toBe(404)
        expect(cacheOf(response)).not.toBe('HIT')
      }
    },
  )

  test('FIND-1 the page of a deleted product is a 404 once its document may be sent no more', async () => {
    const added = await admin.createProduct(4, 1)
    const path = `/product/${added._id}`
    expect((await hit(path)).status).toBe(200)
    await sender.send(`/api/product/delete/${added._id}/${admin.userId}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${admin.token}` },
    })
    await expect.poll(async () => (await get(path)).status).toBe(404)
    expect((await get(path)).status).toBe(404)
  })

  test.each(['/cart', '/signin', '/user/dashboard', '/admin/orders'])(
    'MEM-8 %s is for one visitor and never kept',
    async (path) => {
      for (const _ of [1, 2]) {
        const response = await get(path)
        expect(response.headers.get('cache-control')).toBe('private, no-cache')
        expect(cacheOf(response)).toBeNull()
      }
    },
  )

  test('MEM-8 each session reads its own, and nobody reads it without one', async () => {
    const account = { email: 'nell@cache.example', password: 'right-enough', name: 'Nell' }
    const nell = await enterShop(sender.send, account)
    const path = `/api/user/profile/${nell.userId}`
    const read = (headers: Record<string, string>) => sender.send(path, { headers })
    const own = await read({ Authorization: `Bearer ${nell.token}` })
    expect([own.status, cacheOf(own), own.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ])
    expect(await own.text()).toContain('nell@cache.example')
    for (const headers of [{}, { Authorization: `Bearer ${admin.token}` }]) {
      const other = await read(headers)
      expect(other.status).not.toBe(200)
      expect(await other.text()).not.toContain('nell@cache.example')
    }
  })
})

/** Without those of the connection and of the cache itself. */
function headersOf({ headers }: Response): Record<string, string> {
  const own = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-cache']
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
}

/** As the process sends it. */
function readOwn(
  { origin }: RunningShop,
  path: string,
  headers: Record<string, string> = LANGUAGE,
): Promise<Response> {
  return fetch(origin + path, { headers: { ...headers, accept: 'text/html' } })
}
