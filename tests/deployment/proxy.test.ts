import { request } from 'node:http'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageKindOf, readPageHeaders } from '../../scripts/start/page-headers'
import { proxies } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { type StandIn, startStandIn } from './support/stand-in'
import { HOST, type RunningProxy, startProxy } from './support/start-proxy'

const MB = 1024 * 1024
const INSTALL = 'apt-get install nginx-light openssl, or caddy'

describe.for(proxies)('$name before the shop', (proxy) => {
  const it = proxy.isInstalled ? test : test.skip
  let running: RunningProxy
  let one: StandIn
  let other: StandIn
  let sender: ReturnType<typeof sendSecurely>
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    sender.send(path, { method, headers })

  beforeAll(async () => {
    if (!proxy.isInstalled) return console.info(`Not tested: ${proxy.name}. To test it: ${INSTALL}`)
    ;[one, other] = await Promise.all([startStandIn(), startStandIn()])
    running = await startProxy(proxy, [one.port, other.port])
    sender = sendSecurely(running)
  })
  afterAll(async () => {
    sender?.close()
    await running?.stop()
    await Promise.all([one?.close(), other?.close()])
  })

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
      expect(html).toContain('<div id="root">')
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

    it('HTTPS is promised over HTTPS alone, to where plain HTTP leads', async () => {
      const plain = await askPlainly(running, '/cart')
      expect(plain.status).toBe(301)
      expect(plain.headers['location']).toBe('https://shop.example/cart')
      expect(plain.headers['strict-transport-security']).toBeUndefined()
      expect((await get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
    })

    it('a call in the clear is refused, not led on, and reaches no process', async () => {
      const before = one.requests.length + other.requests.length
      expect((await askPlainly(running, '/api/category/list')).status).toBe(403)
      expect((await askPlainly(running, '/braintree-gateway/v1/analytics')).status).toBe(403)
      expect(one.requests.length + other.requests.length).toBe(before)
    })

    it.each([
      ['TLSv1', false],
      ['TLSv1.1', false],
      ['TLSv1.2', true],
      ['TLSv1.3', true],
    ] as const)('%s is spoken: %s', async (version, isSpoken) => {
      expect(await speaks(running, version)).toBe(isSpoken)
    })
  })

  describe('calls', () => {
    it('go to both processes, over connections that are kept', async () => {
      const before = [one.requests.length, other.requests.length]
      for (let count = 0; count < 40; count += 1) {
        expect((await get('/api/category/list')).status).toBe(200)
      }
      expect(one.requests.length - Number(before[0])).toBeGreaterThan(10)
      expect(other.requests.length - Number(before[1])).toBeGreaterThan(10)
      expect(one.connections() + other.connections()).toBeLessThan(10)
    })

    it('carry the address that asks last, whatever the client says, and a new id', async () => {
      const from = sendSecurely(running, '127.0.0.9')
      const response = await from.send('/api/any', {
        headers: { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'chosen' },
      })
      const seen = await response.json()
      expect(seen['x-forwarded-for'].split(',').at(-1).trim()).toBe('127.0.0.9')
      expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/)
      expect(seen.host).toBe('shop.example')
      from.close()
    })

    it('bring their own headers and none of the pages’', async () => {
      const response = await get('/api/category/list')
      expect(response.headers.get('content-security-policy')).toBeNull()
      expect(response.headers.get('cache-control')).toBeNull()
    })

    it('may be as large as a picture of 5 MB with its form, and are refused from 6 MB on', async () => {
      const post = (bytes: number) =>
        sender.send('/api/product/create/any', { method: 'POST', body: new Uint8Array(bytes) })
      expect((await post(5 * MB + 64 * 1024)).status).toBe(200)
      const refused = await post(7 * MB)
      expect(refused.status).toBe(413)
      expect(refused.headers.get('content-type')).toContain('application/json')
      expect(await refused.json()).toMatchObject({ success: false, error: expect.any(String) })
    })

    it('/healthz and /readyz are for the proxy, not for the world', async () => {
      for (const path of ['/healthz', '/readyz']) {
        expect(await (await get(path)).text()).toContain('<div id="root">')
      }
    })

    it('a process that is gone is passed over, charges included', async () => {
      await one.close()
      for (let count = 0; count < 4; count += 1) await get('/api/category/list')
      for (let count = 0; count < 4; count += 1) {
        expect((await charge(`/api/braintree/payment/${count}`)).status).toBe(200)
      }
      await one.open()
    })

    it('a read whose process breaks off is answered by the other', async () => {
      await bothServe()
      one.breakOff(true)
      const asked = calls(one)
      for (let count = 0; count < 8; count += 1) {
        expect((await get(`/api/product/show/${count}`)).status).toBe(200)
      }
      expect(calls(one)).toBeGreaterThan(asked)
      one.breakOff(false)
    })

    it('a charge that may have arrived is not sent to another process', async () => {
      await bothServe()
      for (const standIn of [one, other]) standIn.breakOff(true)
      for (let count = 0; count < 6; count += 1) {
        const { status } = await charge(`/api/braintree/payment/broken-${count}`)
        expect(status).toBeGreaterThanOrEqual(502)
      }
      const arrived = [...one.requests, ...other.requests].filter((line) => line.includes('broken'))
      expect(arrived.length).toBeGreaterThan(0)
      expect(new Set(arrived).size).toBe(arrived.length)
    })
  })

  const charge = (path: string) => sender.send(path, { method: 'POST', body: '{}' })

  /** Without the proxy's own questions after a process's health. */
  const calls = ({ requests }: StandIn) => requests.filter((line) => line.includes(' /api/')).length

  /** A process that failed is left alone for a while. */
  async function bothServe(): Promise<void> {
    const asked = [one, other].map(calls)
    await expect
      .poll(async () => {
        await get('/api/category/list')
        return [one, other].every((standIn, index) => calls(standIn) > Number(asked[index]))
      })
      .toBe(true)
  }
})

/** Over plain HTTP. */
function askPlainly(
  { httpPort }: RunningProxy,
  path: string,
): Promise<{ status: number; headers: NodeJS.Dict<unknown> }> {
  return new Promise((resolve, reject) => {
    const where = { port: httpPort, host: '127.0.0.1', path, headers: { host: HOST } }
    request(where, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
      .once('error', reject)
      .end()
  })
}

/** Whether a connection comes about in this version of TLS, which the client allows with whatever ciphers it has. */
function speaks(
  { httpsPort, certificate }: RunningProxy,
  version: SecureVersion,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      port: httpsPort,
      host: '127.0.0.1',
      servername: HOST,
      ca: certificate,
      minVersion: version,
      maxVersion: version,
      ciphers: 'DEFAULT:@SECLEVEL=0',
    })
    socket.once('secureConnect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
