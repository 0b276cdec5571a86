import { describe, expect } from 'vitest'
import { pageKindOf, readPageHeaders } from '../../scripts/start/page-headers'
import { askPlainly } from './support/ask-plainly'
import { provideProxied } from './support/provide-proxied'
import { proxies } from './support/proxies'

describe.for(proxies)('$name before the shop', (proxy) => {
  const { it, read, get } = provideProxied(proxy)

  describe('pages and files', () => {
    it.each([
      ['/', 'GET', 200],
      ['/shop', 'GET', 200],
      ['/cart', 'GET', 200],
      ['/CART/', 'HEAD', 200],
      ['/product/prd_01', 'HEAD', 200],
      ['/product/prd_01', 'GET', 200],
      ['/product/a%20b', 'GET', 200],
      ['/product/unknown', 'GET', 404],
      ['/product/unknown/', 'HEAD', 404],
      ['/product/unknown?utm_source=letter', 'GET', 404],
      ['/product/busy', 'GET', 200],
      ['/product', 'GET', 404],
      ['/no/such/page', 'GET', 404],
      ['/favicon.svg', 'GET', 200],
      ['/assets/unknown.js', 'GET', 404],
      ['/hosting/nginx-headers.conf', 'GET', 404],
      ['/_headers', 'GET', 404],
      ['/.vite/manifest.json', 'GET', 404],
      ['/', 'POST', 405],
      ['/', 'OPTIONS', 405],
      ['/assets/unknown.js', 'DELETE', undefined],
    ] as const)(
      '%s to %s answers %s, under the headers of every page',
      async (path, method, status) => {
        const response = await get(path, {}, method)
        if (status !== undefined) expect(response.status).toBe(status)
        const document = await (await get('/')).text()
        for (const [name, value] of await readPageHeaders(
          { provider: 'braintree', allowsPayPalScripts: false },
          pageKindOf(path),
          document,
        )) {
          expect([name, response.headers.get(name)]).toEqual([name, value])
        }
      },
    )

    it('the page is asked for anew each time, an asset never, another file after an hour', async () => {
      const page = await get('/shop')
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect(page.headers.get('content-type')).toContain('text/html')
      const html = await page.text()
      expect(html).toContain('<div id="root"')
      const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
      const asset = await get(script)
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(asset.headers.get('content-type')).toContain('javascript')
      const again = await get('/shop', { 'if-none-match': page.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
      expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
      expect((await get('/assets/unknown.js')).headers.get('cache-control') ?? '').not.toContain(
        'immutable',
      )
    })

    it('what was compressed when it was built is sent as it is', async () => {
      const html = await (await get('/')).text()
      const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
      const packed = await get(script, { 'accept-encoding': 'gzip' })
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    })

    it('/healthz and /readyz are for the proxy, not for the world', async () => {
      for (const path of ['/healthz', '/readyz']) {
        expect(await (await get(path)).text()).toContain('<div id="root"')
      }
    })

    it('HTTPS is promised over HTTPS alone, to where plain HTTP leads', async () => {
      const plain = await askPlainly(read().running, '/cart')
      expect(plain.status).toBe(301)
      expect(plain.headers['location']).toBe('https://shop.example/cart')
      expect(plain.headers['strict-transport-security']).toBeUndefined()
      expect((await get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
    })
  })
})
