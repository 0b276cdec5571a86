import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContract } from '../../../mocks/api/contract/contract'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import { createUpstream } from '../../../mocks/worlds/upstream/create-upstream'
import { parseUpstreamOptions } from '../../../mocks/worlds/upstream/parse-upstream-options'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { type Listening, listen } from '../../../scripts/processes/listening/listen'
import { type RealBackend, startRealBackend } from './real-backend'

const LIST = '/product/list?limit=1'

let real: RealBackend
let worlds: Worlds
let server: Listening

beforeAll(async () => {
  real = await startRealBackend()
  const contract = await loadContract()
  const operations = parseUpstreamOptions(real.base, 'listProducts,signUp', contract.operations)
  const allowedHosts = ['devbox.example']
  const upstream = createUpstream({ ...operations, contract, allowedHosts })
  worlds = await startWorlds({ log: () => undefined, upstream })
  server = await listen(await createWorldsApp(worlds), { port: 0, hostname: '127.0.0.1' })
})
afterAll(async () => {
  await server.close(0)
  await worlds.close()
  await real.close()
})

/** A call as it comes over the network: `fetch` would say a host and an origin of its own. */
async function call(headers: Record<string, string>, path = LIST, method = 'GET') {
  real.asked.length = 0
  const asking = request({
    port: server.port,
    host: '127.0.0.1',
    path: `/w/half/api${path}`,
    method,
    headers: { host: '192.168.1.20:4010', ...headers },
  })
  const [answer]: IncomingMessage[] = await once(asking.end(), 'response')
  if (!answer) throw new Error('There was no answer.')
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

test.each<[string, Record<string, string>]>([
  ['another site', { Origin: 'https://evil.example' }],
  ['an address of another machine', { Origin: 'http://203.0.113.7' }],
  ['a name that looks alike', { Origin: 'http://localhost.evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a picture', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://evil.example/' }],
  ['a window that hides where it comes from', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a name that was led here', { host: 'evil.example:4010' }],
  [
    'the same, as its own',
    {
      Host: 'evil.example:4010',
      Origin: 'http://evil.example:4010',
      'Sec-Fetch-Site': 'same-origin',
    },
  ],
  ['the same, by Vite', { host: 'localhost:4010', 'X-Forwarded-Host': 'evil.example:5173' }],
])('WORLD-8 %s reads nothing of the real backend and does nothing there', async (_, headers) => {
  for (const [path, method] of [
    [LIST, 'GET'],
    ['/auth/signup', 'POST'],
  ] as const) {
    const answer = await call(headers, path, method)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain(`What ${new URL(real.base).origin} answers is not for`)
    expect(answer.headers['access-control-allow-origin']).not.toBe('*')
  }
  expect((await call(headers, '/anything/private')).status).toBe(404)
  expect(real.asked).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['a script', {}],
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ['a page of this machine', { Origin: 'http://localhost:5173' }],
  ['the storefront of a world', { Origin: 'http://ann.localhost:4010' }],
  ['its picture', { 'Sec-Fetch-Site': 'cross-site', Referer: 'http://ann.localhost:4010/' }],
  ['a page of the same address', { Origin: 'http://192.168.1.20:4010' }],
  ['a page of a name that is allowed', { Origin: 'https://devbox.example' }],
  ['a call under a name that is allowed', { host: 'devbox.example:4010' }],
])('WORLD-8 %s reads the real backend, and no other page does with it', async (_, headers) => {
  const answer = await call(headers)
  expect([answer.status, answer.headers['x-mock-source']]).toEqual([200, 'upstream'])
  expect(answer.headers['access-control-allow-origin']).toBe(headers['Origin'])
  expect(answer.headers['vary']).toContain('Origin')
})

test('WORLD-8 of what the contract does not have the real backend is asked for pictures alone', async () => {
  real.breakBy(() => Response.json({ salary: 1 }))
  expect((await call({}, '/anything/private')).status).toBe(404)
  real.breakBy(() => new Response('pixels', { headers: { 'Content-Type': 'image/png' } }))
  expect((await call({}, '/pictures/1')).text).toBe('pixels')
  real.breakBy(undefined)
})
