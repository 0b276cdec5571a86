import { type ClientHttp2Session, connect } from 'node:http2'
import { connect as connectSecurely } from 'node:tls'
import { describe, expect } from 'vitest'
import { provideProxied } from './support/provide-proxied'
import { nginxCache, proxies } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { HOST, type RunningProxy } from './support/start-proxy'

/** As the examples say. */
const MOST = 500
const ON_A_CONNECTION = 100

// Caddy has no such limit of its own: there the processes count alone.
const nginx = proxies.filter(({ name }) => name === 'nginx')

describe.for([...nginx, nginxCache])('requests held open through $name', (proxy) => {
  const { it, read } = provideProxied(proxy)

  it('are so many of an address and no more, also where few connections carry them', async () => {
    const { running } = read()
    const sessions: ClientHttp2Session[] = []
    for (let sent = 0; sent < MOST; sent += ON_A_CONNECTION) {
      const session = openSession(running)
      sessions.push(session)
      for (let count = 0; count < ON_A_CONNECTION; count += 1) hold(session)
    }
    const own = sendSecurely(running)
    const ask = () => own.send('/api/category/list', {})
    const more = openSession(running)
    sessions.push(more)
    // What is answered while the last of them come has taken the place of one.
    await expect
      .poll(async () => {
        hold(more)
        return (await ask()).status
      })
      .toBe(429)
    const refused = await ask()
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ success: false, error: expect.any(String) })

    const other = sendSecurely(running, '127.0.0.9')
    expect((await other.send('/api/category/list', {})).status).toBe(200)
    for (const session of sessions) session.destroy()
    await expect.poll(async () => (await ask()).status).toBe(200)
    own.close()
    other.close()
  })
})

function openSession({ httpsPort, certificate }: RunningProxy): ClientHttp2Session {
  const session = connect(`https://${HOST}`, {
    createConnection: () =>
      connectSecurely({
        host: '127.0.0.1',
        port: httpsPort,
        servername: HOST,
        ca: certificate,
        ALPNProtocols: ['h2'],
      }),
  })
  session.on('error', () => undefined)
  return session
}

/** Begins a request whose body never comes. */
function hold(session: ClientHttp2Session): void {
  const stream = session.request({
    ':method': 'POST',
    ':path': '/api/auth/signin',
    'content-type': 'application/json',
    'content-length': '1',
  })
  stream.on('error', () => undefined)
}
