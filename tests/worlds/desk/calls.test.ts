import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createWorldsApp } from '../../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { type Listening, listen } from '../../../scripts/processes/listening/listen'

let worlds: Worlds
let server: Listening
const stopping = new AbortController()

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
  const app = await createWorldsApp(worlds, { stopping: stopping.signal })
  server = await listen(app, { port: 0, hostname: '127.0.0.1' })
})

afterAll(async () => {
  stopping.abort()
  await server.close(0)
  await worlds.close()
})

const at = (path: string) => `http://127.0.0.1:${server.port}/w${path}`

async function call(method: string, path: string, body?: unknown, headers = {}) {
  const response = await fetch(at(path), {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const callSchema = z.looseObject({
  number: z.number(),
  path: z.string(),
  status: z.number(),
  operation: z.string().optional(),
  findings: z.array(z.looseObject({ place: z.string(), nearest: z.unknown().optional() })),
})

const readCalls = async (world: string) =>
  z.array(callSchema).parse((await call('GET', `/${world}/calls`)).body)

/** The calls of a world, once there are so many. */
async function listCalls(world: string, count: number) {
  await expect.poll(async () => (await readCalls(world)).length).toBeGreaterThanOrEqual(count)
  return readCalls(world)
}

const ANN = { name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }

test('WORLD-7 every call of a world is kept, with operation, answer and time, and no call of another', async () => {
  await call('GET', '/ann/api/category/list')
  await call('GET', '/bea/api/category/list')
  await call('POST', '/ann/api/auth/signup', ANN)
  await call('GET', '/ann/api/nothing')
  expect(await listCalls('ann', 3)).toMatchObject([
    { number: 1, method: 'GET', path: '/api/category/list', operation: 'listCategories' },
    { number: 2, method: 'POST', operation: 'signUp', status: 200, findings: [] },
    { number: 3, path: '/api/nothing', status: 404, findings: [] },
  ])
  const later = await call('GET', '/ann/calls?after=2')
  expect(later.body).toMatchObject([{ number: 3 }])
})

test('WORLD-7 passwords and tokens of a call are masked', async () => {
  await call('POST', '/secret/api/auth/signup', ANN)
  await call('POST', '/secret/api/auth/signin', ANN)
  await listCalls('secret', 2)
  const { body } = await call('GET', '/secret/calls/2')
  expect(body).toMatchObject({
    request: { body: { email: ANN.email, password: '***' } },
    answer: { body: { token: '***', user: { name: 'Ann' } } },
  })
  expect(JSON.stringify(body)).not.toContain(ANN.password)
})

test('WORLD-7 the verdict on a request says where, what the contract has there, and the nearest value', async () => {
  await call('POST', '/wrong/api/auth/signup', { ...ANN, name: 'x'.repeat(65) })
  await call('GET', '/wrong/api/product/list?limit=0')
  const [signUp, list] = await listCalls('wrong', 2)
  expect(signUp?.findings).toMatchObject([
    {
      place: 'request.body.name',
      rule: expect.stringContaining('at most'),
      schema: { type: 'string', maxLength: expect.any(Number) },
      nearest: expect.stringMatching(/^x+$/),
    },
  ])
  expect(list?.findings).toMatchObject([{ place: 'request.query.limit' }])
})

test('WORLD-7 the verdict on an answer, whoever has broken it', async () => {
  const trouble = { 'X-Mock-Trouble': '*:wrong-shape' }
  await call('GET', '/broken/api/product/list?limit=1', undefined, trouble)
  await fetch(at('/broken/api/product/list?limit=1'), {
    headers: { 'X-Mock-Trouble': '*:malformed', 'Accept-Encoding': 'gzip' },
  })
  await fetch(at('/broken/api/product/list?limit=1'), { headers: { 'X-Mock-Trouble': '*:html' } })
  const calls = await listCalls('broken', 3)
  expect(calls.map(({ findings }) => findings)).toMatchObject([
    [{ place: 'response.body', rule: 'must be a list', nearest: [{ price: expect.any(Number) }] }],
    [{ place: 'response.body', rule: 'must be JSON' }],
    [{ place: 'response.body', rule: 'must be JSON', came: 'text/html' }],
  ])
})

test('WORLD-7 a call without an answer is kept with status 0', async () => {
  const headers = { 'X-Mock-Trouble': '*:cut' }
  await expect(fetch(at('/cut/api/category/list'), { headers })).rejects.toThrow()
  expect(await listCalls('cut', 1)).toMatchObject([{ status: 0, findings: [] }])
})

test('WORLD-6 WORLD-7 a call whose header names no trouble is kept with its refusal, and so again', async () => {
  const headers = { 'X-Mock-Trouble': '*:stauts=500' }
  expect((await fetch(at('/odd/api/category/list'), { headers })).status).toBe(400)
  expect(await listCalls('odd', 1)).toMatchObject([{ status: 400 }])
  expect(await call('POST', '/odd/calls/1/again')).toMatchObject({
    status: 200,
    body: { number: 2, status: 400 },
  })
  const { answer } = (await call('GET', '/odd/calls/2')).body
  expect(answer.body.error).toContain('There is no trouble "stauts"')
})

test('WORLD-7 a call is sent again with what it was sent, secrets too', async () => {
  await call('POST', '/again/api/auth/signup', ANN)
  await call('POST', '/again/api/auth/signin', ANN)
  await listCalls('again', 2)
  expect(await call('POST', '/again/calls/2/again')).toMatchObject({
    status: 200,
    body: { number: 3, operation: 'signIn', status: 200 },
  })
  expect(await call('POST', '/again/calls/9/again')).toEqual({
    status: 400,
    body: { error: 'There is no call 9: those from 1 to 3 are kept.' },
  })
  expect((await call('GET', '/again/calls/first')).body.error).toContain(
    'GET /w/NAME/calls/CALL takes',
  )
  expect((await call('GET', '/nobody/calls')).status).toBe(404)
})

test('WORLD-7 the last 200 calls of a world are kept, and no more than 4 MB of them', async () => {
  const world = await worlds.use('many')
  for (let index = 0; index < 205; index += 1) await call('GET', '/many/api/category/list')
  const calls = await listCalls('many', 200)
  expect(calls).toHaveLength(200)
  expect(calls[0]?.number).toBe(6)
  await worlds.applyState(world, 'seed')
  const long = { ...ANN, address: 'x'.repeat(200_000) }
  for (let index = 0; index < 30; index += 1) await call('POST', '/many/api/auth/signup', long)
  await expect.poll(async () => (await readCalls('many')).at(-1)?.number).toBe(235)
  expect((await readCalls('many')).length).toBeLessThan(30)
})

test('WORLD-7 whoever watches is sent each call as it ends, its violation with it, before the next one ends', async () => {
  await call('GET', '/watched/api/category/list')
  await listCalls('watched', 1)
  const response = await fetch(at('/watched/events'))
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async (wanted: string) => {
    while (!text.includes(wanted)) text += (await reader?.read())?.value ?? ''
  }
  await read('event: ready')
  const broken = { 'X-Mock-Trouble': '*:wrong-shape' }
  await call('GET', '/watched/api/product/list?limit=1', undefined, broken)
  await read('"number":2')
  await call('PUT', '/watched/clock', { freeze: 'now' })
  await read('event: world')
  await call('GET', '/watched/api/category/list')
  await read('"number":3')
  await reader?.cancel()
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '']) => {
    const { number, findings } = JSON.parse(data)
    return [name, number, findings?.length]
  })
  expect(events).toEqual([
    ['ready', undefined, undefined],
    ['call', 1, 0],
    ['call', 2, 1],
    ['world', undefined, undefined],
    ['call', 3, 0],
  ])
})

/** A stream that is open, to be read to its end. */
async function openEvents(path: string, headers: HeadersInit = {}) {
  const response = await fetch(at(path), { headers })
  return async () =>
    [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.*)(?:\nid: (.*))?$/gm)].map(
      ([, name, data = '', id]) => ({ name, data: JSON.parse(data), id }),
    )
}

test('WORLD-7 a stream ends with its world, and says so', async () => {
  await call('GET', '/ending/api/category/list')
  await listCalls('ending', 1)
  const readEvents = await openEvents('/ending/events')
  await call('GET', '/ending/api/product/list?limit=1')
  await listCalls('ending', 2)
  await call('DELETE', '/ending')
  const names = (await readEvents()).map(({ name }) => name)
  expect(names).toEqual(['ready', 'call', 'call', 'gone'])
  expect((await fetch(at('/ending/events'))).status).toBe(404)
})

test('WORLD-7 a position counts in its own journal: a world that is made again is read from its first call on', async () => {
  /** The numbers of the calls that each of some streams sends, and the journal that they are of. */
  async function readNumbers(...streams: readonly (readonly [query: string, after?: string])[]) {
    await call('GET', '/anew/api/category/list')
    await call('GET', '/anew/api/product/list?limit=1')
    await listCalls('anew', 2)
    const readings = await Promise.all(
      streams.map(([query, after]) =>
        openEvents(`/anew/events${query}`, after === undefined ? {} : { 'Last-Event-ID': after }),
      ),
    )
    await call('DELETE', '/anew')
    const all = await Promise.all(readings.map((read) => read()))
    const numbers = all.map((events) =>
      events.filter(({ name }) => name === 'call').map(({ data }) => data.number),
    )
    return { numbers, journal: String(all[0]?.[0]?.data.journal), lastId: all[0]?.at(-2)?.id }
  }
  const { numbers, journal, lastId } = await readNumbers([''], ['?after=1'])
  expect(numbers).toEqual([[1, 2], [2]])
  expect(lastId).toBe(`${journal}:2`)
  const anew = await readNumbers([`?after=2&journal=${journal}`], ['', `${journal}:2`])
  expect(anew.numbers).toEqual([
    [1, 2],
    [1, 2],
  ])
})
