import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cutSocket, isCutByMock } from '../../../mocks/worlds/http/cut-connection'
import { findFreePort } from '../../../scripts/processes/listening/free-port'

const CONFIG = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url))

let api: Server
let apiPort: number
let vite: ViteDevServer
let port: number

beforeAll(async () => {
  apiPort = await findFreePort()
  api = createServer(({ url = '', headers }, response) => {
    // What is sent is never the whole of it.
    if (url.endsWith('/events')) response.write('event: ready')
    else if (url.endsWith('/cut') && response.socket) cutSocket(response.socket)
    else if (url.endsWith('/died')) response.destroy()
    else
      response.end(JSON.stringify({ host: headers.host, forwarded: headers['x-forwarded-host'] }))
  })
  await once(api.listen(apiPort, '127.0.0.1'), 'listening')
  port = await findFreePort()
  // vite.config.ts reads it when it is loaded.
  vi.stubEnv('API_ORIGIN', `http://127.0.0.1:${apiPort}`)
  vite = await createVite({
    configFile: CONFIG,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port, strictPort: true, host: '127.0.0.1', hmr: false },
  })
  await vite.listen()
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await vite?.close()
  api?.closeAllConnections()
  api?.close()
})

/** `fetch` takes no `Host`. */
function ask(path: string, host: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { Host: host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve(JSON.parse(text)))
    }).on('error', reject)
  })
}

test('WORLD-7 plain Vite asks the mock by the mock’s own name, so that the page’s is no world to it, and says which page asks', async () => {
  const own = `127.0.0.1:${apiPort}`
  const page = `ann.localhost:${port}`
  expect(await ask('/api/category/list', page)).toEqual({ host: own, forwarded: page })
  expect(await ask('/w/ann/calls', page)).toEqual({ host: own, forwarded: page })
})

test('WORLD-7 plain Vite ends an answer with the mock that sends it', async () => {
  const readers = await Promise.all(
    ['/w/ann/events', '/api/events'].map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      const reader = response.body?.getReader()
      await reader?.read()
      return reader
    }),
  )
  api.closeAllConnections()
  // Broken off, which some releases of Node tell from an end.
  const isOver = (reader: (typeof readers)[number]) =>
    reader?.read().then(
      ({ done }) => done,
      () => true,
    )
  expect(await Promise.all(readers.map(isOver))).toEqual([true, true])
})

test('WORLD-3 a call that the mock cuts has no answer from plain Vite either, and one that it dies of has its 502', async () => {
  const address = `http://127.0.0.1:${port}/api`
  // As the mock cuts it, so that no browser sends it again.
  await expect(fetch(`${address}/cut`)).rejects.toSatisfy(isCutByMock)
  expect((await fetch(`${address}/died`)).status).toBe(502)
})
