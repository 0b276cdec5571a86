import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ViolationReport } from '../../mocks/api/http/violation-report'
import { createFront } from '../../mocks/prism/front'
import { prismArguments } from '../../mocks/prism/prism-command'
import { answerFault } from '../../mocks/worlds/http/answer-fault'
import { ConnectionCut } from '../../mocks/worlds/troubles/apply-trouble'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { type Supervised, supervise } from '../../scripts/processes/supervise'

const MULTIPART = 'multipart/form-data; boundary=b'
const PART_WITHOUT_NAME = '--b\r\n\r\nno header\r\n--b--\r\n'

let service: Listening
let prism: Supervised
let prismPort: number
let front: Hono

/** What the service behind the proxy answers next, and what it got last. */
let answer: () => Response
let received: Uint8Array
const violations: ViolationReport[] = []
const restarts: string[] = []

beforeAll(async () => {
  const app = new Hono()
  app.all('*', async (context) => {
    received = new Uint8Array(await context.req.arrayBuffer())
    return answer()
  })
  app.onError(answerFault)
  service = await listen(app, { port: 0, hostname: '127.0.0.1' })
  const apiOrigin = `http://127.0.0.1:${service.port}`
  prismPort = await findFreePort()
  prism = supervise({
    name: 'Prism',
    args: prismArguments({ kind: 'proxy', port: prismPort, upstream: `${apiOrigin}/api` }),
    port: prismPort,
    onLine: () => undefined,
    onRestart: (message) => restarts.push(message),
  })
  front = createFront({
    apiOrigin,
    prismOrigin: `http://127.0.0.1:${prismPort}`,
    whenPrismIsReady: prism.whenReady,
    onViolation: (violation) => violations.push(violation),
  })
  await prism.whenReady()
})

afterAll(async () => {
  await prism.stop()
  await service.close()
})

beforeEach(() => {
  violations.length = 0
  answer = () => Response.json([{ _id: 'cat_1', name: 'Writing' }])
})

test('an exchange that keeps to the contract passes unchanged', async () => {
  const response = await front.request('/api/category/list')
  expect([response.status, await response.json()]).toEqual([
    200,
    [{ _id: 'cat_1', name: 'Writing' }],
  ])
  expect(violations).toEqual([])
})

test('API-4 the literal word undefined passes as a limit', async () => {
  answer = () => Response.json([])
  const response = await front.request('/api/product/list?limit=undefined')
  expect([response.status, await response.json()]).toEqual([200, []])
})

test('an answer that breaks the contract passes as it came, and is told with its place', async () => {
  answer = () => Response.json([{ _id: 'cat_1', name: 7 }])
  const response = await front.request('/api/category/list')
  expect([response.status, await response.json()]).toEqual([200, [{ _id: 'cat_1', name: 7 }]])
  expect(violations).toMatchObject([
    {
      call: 'GET /category/list',
      status: 200,
      lines: [expect.stringMatching(/^response\.body.*name.*string/)],
    },
  ])
})

test('a request that breaks the contract reaches the service, and is told', async () => {
  answer = () => Response.json({ error: 'Not so.' }, { status: 401 })
  const body = '{"email":"sam@example.com"}'
  const response = await front.request('/api/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([response.status, await response.json()]).toEqual([401, { error: 'Not so.' }])
  expect(Buffer.from(received).toString()).toBe(body)
  expect(violations).toMatchObject([
    { call: 'POST /auth/signin', lines: [expect.stringContaining('password')] },
  ])
})

test('an upload reaches the service byte by byte', async () => {
  answer = () => Response.json({ success: true, message: 'The product was created.' })
  const photo = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  const form = new FormData()
  form.set('file', new Blob([photo], { type: 'image/png' }), 'photo.png')
  const response = await front.request('/api/product/create/usr_1', { method: 'POST', body: form })
  expect(response.status).toBe(200)
  expect(Buffer.from(received).includes(photo)).toBe(true)
})

test('Prism dies of a malformed multipart body, comes back with a message, and calls wait for it', async () => {
  const dying = fetch(`http://127.0.0.1:${prismPort}/product/create/usr_1`, {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': MULTIPART },
    body: PART_WITHOUT_NAME,
  })
  await expect(dying).rejects.toThrow('fetch failed')
  await expect.poll(() => restarts).toEqual([expect.stringMatching(/^Prism .*starts again in/)])

  const response = await front.request('/api/category/list')
  expect([response.status, await response.json()]).toEqual([
    200,
    [{ _id: 'cat_1', name: 'Writing' }],
  ])
})

test('WORLD-3 a call that the service cuts is cut by the front too, by Prism or past it', async () => {
  answer = () => {
    throw new ConnectionCut('A trouble asks for it.')
  }
  const server = await listen(front, { port: 0, hostname: '127.0.0.1' })
  try {
    for (const path of ['/api/category/list', '/api/photo/a1.webp']) {
      await expect(fetch(`http://127.0.0.1:${server.port}${path}`)).rejects.toThrow('fetch failed')
    }
  } finally {
    await server.close()
  }
})

test('the same body through the front is the service’s to answer, and Prism lives on', async () => {
  answer = () => Response.json({ success: false, message: 'file: broken.' }, { status: 400 })
  const before = prism.pid
  const response = await front.request('/api/product/create/usr_1', {
    method: 'POST',
    headers: { 'content-type': MULTIPART },
    body: PART_WITHOUT_NAME,
  })
  expect(response.status).toBe(400)
  expect(prism.pid).toBe(before)
})
