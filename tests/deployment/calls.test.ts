import { connect, type SecureVersion } from 'node:tls'
import { describe, expect } from 'vitest'
import { askPlainly } from './support/ask-plainly'
import { provideProxied } from './support/provide-proxied'
import { nginxCache, proxies } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import type { StandIn } from './support/stand-in'
import { HOST, type RunningProxy } from './support/start-proxy'

const MB = 1024 * 1024

describe.for([...proxies, nginxCache])('calls through $name', (proxy) => {
  const { it, read, get } = provideProxied(proxy)

  it('go to both processes, over connections that are kept', async () => {
    const before = [read().one.requests.length, read().other.requests.length]
    for (let count = 0; count < 40; count += 1) {
      expect((await get('/api/category/list')).status).toBe(200)
    }
    expect(read().one.requests.length - Number(before[0])).toBeGreaterThan(10)
    expect(read().other.requests.length - Number(before[1])).toBeGreaterThan(10)
    expect(read().one.connections() + read().other.connections()).toBeLessThan(10)
  })

  it('carry the address that asks last, whatever the client says, and a new id', async () => {
    const from = sendSecurely(read().running, '127.0.0.9')
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
      read().sender.send('/api/product/create/any', { method: 'POST', body: new Uint8Array(bytes) })
    expect((await post(5 * MB + 64 * 1024)).status).toBe(200)
    const refused = await post(7 * MB)
    expect(refused.status).toBe(413)
    expect(refused.headers.get('content-type')).toContain('application/json')
    expect(await refused.json()).toMatchObject({ success: false, error: expect.any(String) })
  })

  it('a process that is gone is passed over, charges included', async () => {
    await read().one.close()
    for (let count = 0; count < 4; count += 1) await get('/api/category/list')
    for (let count = 0; count < 4; count += 1) {
      expect((await charge(`/api/braintree/payment/${count}`)).status).toBe(200)
    }
    await read().one.open()
  })

  it('a read whose process breaks off is answered by the other', async () => {
    await bothServe()
    read().one.breakOff(true)
    const asked = calls(read().one)
    for (let count = 0; count < 8; count += 1) {
      expect((await get(`/api/product/show/${count}`)).status).toBe(200)
    }
    expect(calls(read().one)).toBeGreaterThan(asked)
    read().one.breakOff(false)
  })

  it('a charge that may have arrived is not sent to another process', async () => {
    await bothServe()
    for (const standIn of [read().one, read().other]) standIn.breakOff(true)
    for (let count = 0; count < 6; count += 1) {
      const { status } = await charge(`/api/braintree/payment/broken-${count}`)
      expect(status).toBeGreaterThanOrEqual(502)
    }
    const arrived = [...read().one.requests, ...read().other.requests].filter((line) =>
      line.includes('broken'),
    )
    expect(arrived.length).toBeGreaterThan(0)
    expect(new Set(arrived).size).toBe(arrived.length)
  })

  it('a call in the clear is refused, not led on, and reaches no process', async () => {
    const before = read().one.requests.length + read().other.requests.length
    expect((await askPlainly(read().running, '/api/category/list')).status).toBe(403)
    expect((await askPlainly(read().running, '/braintree-gateway/v1/analytics')).status).toBe(403)
    expect(read().one.requests.length + read().other.requests.length).toBe(before)
  })

  it.each([
    ['TLSv1', false],
    ['TLSv1.1', false],
    ['TLSv1.2', true],
    ['TLSv1.3', true],
  ] as const)('%s is spoken: %s', async (version, isSpoken) => {
    expect(await speaks(read().running, version)).toBe(isSpoken)
  })

  const charge = (path: string) => read().sender.send(path, { method: 'POST', body: '{}' })

  /** Without the proxy's own questions after a process's health. */
  const calls = ({ requests }: StandIn) => requests.filter((line) => line.includes(' /api/')).length

  /** A process that failed is left alone for a while. */
  async function bothServe(): Promise<void> {
    const asked = [read().one, read().other].map(calls)
    await expect
      .poll(async () => {
        await get('/api/category/list')
        return [read().one, read().other].every(
          (standIn, index) => calls(standIn) > Number(asked[index]),
        )
      })
      .toBe(true)
  }
})

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
