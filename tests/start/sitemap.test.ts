import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProductIds } from '../../mocks/api/catalog/listing/list-products'
import type { LogEntry } from '../../mocks/api/http/log'
import { startApi } from '../../mocks/api/start-api'
import { createSeoRoutes } from '../../scripts/start/seo/seo-routes'
import { paths } from '../../src/lib/paths'
import { isLong } from '../length'
import { configuration, type FoundShop, ORIGIN, openFoundShop } from './support/found-shop'

const MANY = 100_000
const MOST_FILE_BYTES = 50 * 1024 * 1024

let shop: FoundShop
beforeAll(async () => {
  shop = await openFoundShop()
})
afterAll(() => shop?.api.close())

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

  test('FIND-5 it has every page that search engines may list, and no other', async () => {
    const robots = await (await shop.ask('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const response = await shop.ask('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const products: { _id: string }[] = await (
      await shop.ask('/api/product/list?limit=undefined')
    ).json()
    const pages = ['/', '/shop', ...products.map(({ _id }) => paths.product(_id))]
    const found = locations(await response.text())
    expect(found.sort()).toEqual(pages.map((path) => ORIGIN + path).sort())
  })

  test.each(['/robots.txt', '/sitemap.xml'])(
    'MEM-8 %s is for everybody where an origin is set, and else names the host that is asked for',
    async (path) => {
      const isPublic = async (shopOrigin: string | undefined) => {
        const routes = createSeoRoutes(shop.api, { shopOrigin, trustedProxies: [] })
        const response = await routes.request(`http://evil.example${path}`)
        expect(await response.text()).toContain(shopOrigin ?? 'http://evil.example')
        return response.headers.get('cache-control')
      }
      expect(await isPublic(ORIGIN)).toBe('public, max-age=3600')
      expect(await isPublic(undefined)).toBe('private, no-cache')
    },
  )

  test.each([
    'after=%00',
    'to=%00',
    'after=',
    'after=prd_a%27&to=prd_b',
    `after=${'x'.repeat(200)}`,
  ])('FIND-5 there is no file %s, which no id has made', async (search) => {
    const logged: LogEntry[] = []
    const log = (entry: LogEntry) => void logged.push(entry)
    const routes = createSeoRoutes({ ...shop.api, log }, configuration)
    for (const method of ['GET', 'HEAD']) {
      const response = await routes.request(`/sitemap.xml?${search}`, { method })
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    expect(logged).toEqual([])
  })

  test.each(['', '?after=prd_a'])(
    'FIND-5 a sitemap %s that cannot be read is a 503, and leaves no turn taken',
    async (search) => {
      const logged: LogEntry[] = []
      const gone = await startApi({ mode: 'demo', isInMemory: true, log: () => undefined })
      await gone.close()
      const log = (entry: LogEntry) => void logged.push(entry)
      const routes = createSeoRoutes({ ...gone, log }, configuration)
      for (const _ of Array(20).keys()) {
        const response = await routes.request(`/sitemap.xml${search}`)
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
      }
      expect(new Set(logged.map(({ event }) => event))).toEqual(new Set(['sitemap-broke-off']))
    },
  )

  test('FIND-5 its headers alone read nothing', async () => {
    const response = await shop.ask('/sitemap.xml', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('FIND-5 a client that leaves in the middle leaves no turn taken', async () => {
    const taken: string[] = []
    const admission = {
      ...shop.api.admission,
      take: async (work: string) => {
        taken.push(work)
        return {
          isGranted: true as const,
          release: () => void taken.splice(taken.indexOf(work), 1),
        }
      },
    }
    const routes = createSeoRoutes({ ...shop.api, admission }, configuration)
    const left = await routes.request('/sitemap.xml')
    await left.body?.cancel()
    await expect.poll(() => taken).toEqual([])
    await (await routes.request('/sitemap.xml')).text()
    expect(taken).toEqual([])
  })

  test.runIf(isLong)(
    `FIND-5 ${MANY} products are in several files, none too long, each once, in bounded memory`,
    async () => {
      const large = await startApi({
        mode: 'demo',
        isInMemory: true,
        productCount: MANY,
        log: () => undefined,
      })
      const routes = createSeoRoutes(large, configuration)
      const index = await (await routes.request('/sitemap.xml')).text()
      expect(index).toContain('<sitemapindex')
      const found = new Set<string>()
      let count = 0
      for (const loc of locations(index)) {
        const path = String(loc).slice(ORIGIN.length).replaceAll('&#38;', '&')
        const xml = await (await routes.request(path)).text()
        expect(xml.length).toBeLessThan(MOST_FILE_BYTES)
        const inFile = locations(xml)
        expect(inFile.length).toBeLessThanOrEqual(50_000)
        count += inFile.length
        for (const one of inFile) found.add(String(one))
      }
      expect([count, found.size]).toEqual([MANY + 2, MANY + 2])
      for await (const ids of listProductIds(large.database))
        for (const id of ids) expect(found.has(ORIGIN + paths.product(id))).toBe(true)
      await large.close()
    },
  )
})
