import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { trustProxies } from '../../../mocks/api/http/trusted-proxies'
import { limitConnections } from './limit-connections'

async function connectTo(proxies: readonly string[]) {
  const server = createServer()
  limitConnections(server, trustProxies(proxies), 3)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = readAddress(server.address())
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    const refused = new Promise<false>((resolve) => socket.once('close', () => resolve(false)))
    // Whoever is let in gets an answer.
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    const accepted = new Promise<true>((resolve) => socket.once('data', () => resolve(true)))
    return { socket, isOpen: await Promise.race([refused, accepted]) }
  }
  server.on('request', (_, response) => response.end('here'))
  return { server, open }
}

function readAddress(address: string | AddressInfo | null): AddressInfo {
  if (typeof address === 'object' && address) return address
  throw new Error('The server has no port')
}

test('an address has so many connections and no more, another one its own', async () => {
  const { server, open } = await connectTo([])
  const own = []
  for (let index = 0; index < 5; index += 1) own.push(await open('127.0.0.1'))
  expect(own.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false, false])
  expect((await open('127.0.0.2')).isOpen).toBe(true)

  const [first] = own
  first?.socket.destroy()
  await expect.poll(async () => (await open('127.0.0.1')).isOpen).toBe(true)
  server.closeAllConnections()
  server.close()
})

test('behind a proxy all connections are the proxy’s, which knows how many there may be', async () => {
  const { server, open } = await connectTo(['127.0.0.1/32'])
  for (let index = 0; index < 5; index += 1) expect((await open('127.0.0.1')).isOpen).toBe(true)
  // Whoever gets past the proxy is one address.
  const direct = []
  for (let index = 0; index < 4; index += 1) direct.push((await open('127.0.0.2')).isOpen)
  expect(direct).toEqual([true, true, true, false])
  server.closeAllConnections()
  server.close()
})
