import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadContract } from '../../../mocks/api/contract/contract'
import type { ViolationReport } from '../../../mocks/api/http/violation-report'
import { asArray, asObject } from '../../../mocks/contract/json'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import { createUpstream } from '../../../mocks/worlds/upstream/create-upstream'
import { parseUpstreamOptions } from '../../../mocks/worlds/upstream/parse-upstream-options'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { type Listening, listen } from '../../../scripts/processes/listening/listen'
import { type RealBackend, startRealBackend } from './real-backend'

let real: RealBackend
let worlds: Worlds
let server: Listening
const violations: ViolationReport[] = []
const absent: string[] = []

beforeAll(async () => {
  real = await startRealBackend()
  const contract = await loadContract()
  const names = 'listProducts, showProduct,signUp,listRelatedProducts,updateProduct'
  const upstream = createUpstream({
    ...parseUpstreamOptions(real.base, names, contract.operations),
    contract,
    onViolation: (report) => violations.push(report),
    onAbsent: ({ id }, status) => absent.push(`${id} ${status}`),
  })
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true, upstream })
  server = await listen(await createWorldsApp(worlds), { port: 0, hostname: '127.0.0.1' })
})

afterAll(async () => {
  await server.close(0)
  await worlds.close()
  await real.close()
})

afterEach(() => {
  real.breakBy(undefined)
  real.asked.length = 0
  violations.length = 0
  absent.length = 0
})

async function call(path: string, init?: RequestInit) {
  const response = await fetch(`http://127.0.0.1:${server.port}/w/half/api${path}`, init)
  const text = await response.text()
  return { status: response.status, source: response.headers.get('X-Mock-Source'), text }
}

const LIST = '/product/list?limit=undefined'
const PERSON = { name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }
const signUp = () =>
  call('/auth/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(PERSON),
  })

test('WORLD-8 the operations that are named go to the real backend, all others stay here', async () => {
  const theirs = await (await fetch(real.base + LIST)).text()
  real.asked.length = 0
  expect(await call(LIST)).toEqual({ status: 200, source: 'upstream', text: theirs })
  expect((await call('/category/list')).source).toBeNull()
  expect((await signUp()).status).toBe(200)
  expect(real.asked).toEqual(['GET /api/product/list', 'POST /api/auth/signup'])
  // Nothing was done here.
  expect((await worlds.use('half')).steps()).toEqual([])
  const [{ photo }] = JSON.parse(theirs)
  expect((await call(photo.data.slice('/api'.length))).status).toBe(200)
  expect(violations).toEqual([])
})

test('WORLD-8 an answer that breaks the contract is told, and handed on as it came', async () => {
  const broken = [{ _id: 'p1', name: 'Prompt', price: '12' }]
  real.breakBy(() => Response.json(broken))
  expect(await call(LIST)).toEqual({
    status: 200,
    source: 'upstream',
    text: JSON.stringify(broken),
  })
  expect(violations).toEqual([
    {
      call: `GET ${LIST}`,
      status: 200,
      lines: [expect.stringMatching(/^response\.body\[0]\.\w+: /)],
    },
  ])
})

test.each<[string, () => Response, number, RegExp]>([
  [
    'a page in place of JSON',
    () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } }),
    200,
    /^response\.body: must be JSON, but text\/html came$/,
  ],
  [
    'JSON that ends in the middle',
    () => new Response('[{"_id":', { headers: { 'Content-Type': 'application/json' } }),
    200,
    /a text of 8 bytes that is no JSON came$/,
  ],
  [
    'a status that the contract does not have',
    () => Response.json({ error: 'Tea.' }, { status: 418 }),
    418,
    /status 418 is not in the contract/,
  ],
  [
    'a redirection, which is not followed',
    () => new Response(null, { status: 302, headers: { Location: '/elsewhere' } }),
    302,
    /^response\.body: must be JSON, but nothing came$/,
  ],
])('WORLD-8 %s is handed on, and told', async (_, answer, status, line) => {
  real.breakBy(answer)
  const response = await fetch(`http://127.0.0.1:${server.port}/w/half/api${LIST}`, {
    redirect: 'manual',
  })
  expect(response.status).toBe(status)
  expect(violations.flatMap(({ lines }) => lines)).toEqual([expect.stringMatching(line)])
})

test.each([404, 405, 501])(
  'WORLD-8 a %i for an operation is answered here, and told',
  async (status) => {
    real.breakBy(() => new Response('No such thing', { status }))
    const answer = await call(LIST)
    expect(answer).toMatchObject({ status: 200, source: 'here' })
    expect(asArray(JSON.parse(answer.text)).length).toBeGreaterThan(5)
    expect((await signUp()).source).toBe('here')
    // What was sent is done here, with its body.
    expect((await worlds.use('half')).steps()).toMatchObject([{ path: '/api/auth/signup' }])
    await (await worlds.use('half')).rewind(0)
    expect(absent).toEqual([`listProducts ${status}`, `signUp ${status}`])
    expect(violations).toEqual([])
  },
)

test('WORLD-8 a 404 for an id that the backend does not know is an answer', async () => {
  const answer = await call('/product/show/prd_nobody')
  expect(answer).toMatchObject({ status: 404, source: 'upstream' })
  expect(asObject(JSON.parse(answer.text))['error']).toBeTypeOf('string')
  expect(absent).toEqual([])
})

test.each<[string, (path: string) => Response]>([
  ['Express', (path) => new Response(`<pre>Cannot GET ${path}</pre>`, { status: 404 })],
  [
    'Spring',
    (path) =>
      Response.json(
        { timestamp: new Date().toISOString(), status: 404, error: 'Not Found', path },
        { status: 404 },
      ),
  ],
  ['FastAPI', () => Response.json({ detail: 'Not Found' }, { status: 404 })],
])('WORLD-8 a 404 as %s has it for every unknown address is an absence', async (_, notFound) => {
  real.breakBy(({ url }) => notFound(new URL(url).pathname))
  const { text } = await call(LIST)
  const id = String(asObject(asArray(JSON.parse(text))[0])['_id'])
  expect(await call(`/product/show/${id}`)).toMatchObject({ status: 200, source: 'here' })
  expect(absent).toEqual(['listProducts 404', 'showProduct 404'])
})

test('WORLD-8 a 404 of another shape than for an unknown address is an answer that breaks the contract', async () => {
  real.breakBy(({ url }) =>
    url.includes('/product/show/')
      ? Response.json({ message: 'Unknown product' }, { status: 404 })
      : Response.json({ detail: 'Not Found' }, { status: 404 }),
  )
  expect(await call('/product/show/1')).toMatchObject({ status: 404, source: 'upstream' })
  expect(violations).toMatchObject([{ status: 404, lines: [expect.stringContaining('error')] }])
})

test.each<[string, number, (response: ServerResponse) => void, RegExp]>([
  [
    'hangs',
    50,
    () => undefined,
    /gave no answer within 0\.05 s\. Whether the call took effect is not/,
  ],
  [
    'cuts its answer',
    60_000,
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
      response.write('[{', () => response.destroy())
    },
    /gave no answer \(.+\)\. Whether the call took effect is not known\.$/,
  ],
])(
  'WORLD-8 a backend that %s is a 502 with a sentence, and nothing is done here',
  async (_, patienceMs, answer, sentence) => {
    const backend = createServer((_request, response) => answer(response))
    await once(backend.listen(0, '127.0.0.1'), 'listening')
    const { port } = z.object({ port: z.number() }).parse(backend.address())
    const contract = await loadContract()
    const upstream = createUpstream({
      ...parseUpstreamOptions(`http://127.0.0.1:${port}`, '*', contract.operations),
      contract,
      patienceMs,
    })
    const request = new Request('http://mock.test/api/auth/signup', { method: 'POST', body: '{}' })
    const response = await upstream.serve(request, () => Promise.reject(new Error('done here')))
    backend.closeAllConnections()
    backend.close()
    expect(response.status).toBe(502)
    expect(asObject(await response.json())['error']).toMatch(sentence)
  },
)

test.each([
  ['ftp://staging.example', 'signIn', '--upstream takes where an API begins'],
  ['staging', 'signIn', '--upstream takes where an API begins'],
  ['https://ann:secret@staging.example', 'signIn', 'takes no user name and no password'],
  ['https://staging.example/api?v=1', 'signIn', 'without "?" and "#"'],
  ['https://staging.example/api', '', '--real names the operations'],
  [
    'https://staging.example/api',
    'signIn,dance',
    'There is no operation "dance". There are signIn,',
  ],
])('WORLD-8 %s with "%s" is refused with a sentence', async (address, names, sentence) => {
  const { operations } = await loadContract()
  expect(() => parseUpstreamOptions(address, names, operations)).toThrow(sentence)
})

test('WORLD-8 troubles meet the calls of the real backend too', async () => {
  const headers = { 'X-Mock-Trouble': 'listProducts:wrong-shape' }
  expect(asObject(JSON.parse((await call(LIST, { headers })).text))).toHaveProperty('data')
  expect(real.asked).toEqual(['GET /api/product/list'])
})

test.each([{}, { 'X-Mock-Trouble': 'listProducts:malformed' }])(
  'WORLD-8 what a browser has is asked for anew, to be checked and recorded, with %j',
  async (headers) => {
    const etag = '"1"'
    real.breakBy((request) =>
      request.headers.has('If-None-Match') || request.headers.has('If-Modified-Since')
        ? new Response(null, { status: 304, headers: { ETag: etag } })
        : Response.json([{ price: 'broken' }], { headers: { ETag: etag } }),
    )
    for (const condition of [
      { 'If-None-Match': etag },
      { 'If-Modified-Since': 'Fri, 27 Nov 2026 00:00:00 GMT' },
    ]) {
      expect((await call(LIST, { headers: { ...headers, ...condition } })).status).toBe(200)
    }
    expect(violations).toHaveLength(2)
  },
)

test.each([{}, { 'X-Mock-Trouble': 'showProduct:latency=1' }])(
  'WORLD-8 API-10 a page of another origin reads the tag of a product, with %j',
  async (headers) => {
    const [{ _id: id }] = JSON.parse((await call(LIST)).text)
    const address = `http://127.0.0.1:${server.port}/w/half/api/product/show/${id}`
    const answer = await fetch(address, {
      headers: { ...headers, Origin: 'http://localhost:5173' },
    })
    expect(answer.headers.get('ETag')).not.toBeNull()
    expect(answer.headers.get('Access-Control-Expose-Headers')?.split(', ')).toContain('ETag')
  },
)
