import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import { type Listening, listen } from '../../scripts/processes/listening/listen'

let worlds: Worlds
let server: Listening

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
  server = await listen(await createWorldsApp(worlds), { port: 0, hostname: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await worlds.close()
})

function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/w${path}`, { method, ...init })
}

const put = (path: string, body: unknown) => call('PUT', path, { body: JSON.stringify(body) })

const PERSON = { name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }
const signUp = (world: string) =>
  call('POST', `/${world}/api/auth/signup`, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(PERSON),
  })

test('WORLD-3 a cut connection brings a client no answer, whether or not it was done', async () => {
  await call('PUT', '/cut')
  await put('/cut/troubles', { troubles: 'signUp:cut' })
  await expect(signUp('cut')).rejects.toThrow('fetch failed')
  expect((await worlds.use('cut')).steps()).toEqual([])
  await put('/cut/troubles', { troubles: 'signUp:answer-lost' })
  await expect(signUp('cut')).rejects.toThrow('fetch failed')
  expect((await worlds.use('cut')).steps()).toHaveLength(1)
})

test('WORLD-3 a call that hangs is let go when its client gives up', async () => {
  const headers = { 'X-Mock-Trouble': '*:hang' }
  const signal = AbortSignal.timeout(200)
  await expect(call('GET', '/hung/api/category/list', { headers, signal })).rejects.toThrow()
  expect((await call('GET', '/hung/api/category/list')).status).toBe(200)
})

test('WORLD-10 a call that its world does not outlive is answered by a sentence, not by a fault', async () => {
  await call('PUT', '/left')
  const fault = vi.spyOn(console, 'error')
  const { use } = worlds
  const used = vi.spyOn(worlds, 'use').mockImplementationOnce(async (...args) => {
    const world = await use(...args)
    await worlds.remove('left')
    return world
  })
  const answer = await signUp('left')
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: 'This world was deleted while the call was under way.' },
  ])
  expect(fault).not.toHaveBeenCalled()
  fault.mockRestore()
  used.mockRestore()
})

test('WORLD-4 a file is fetched from one world and put in place of another', async () => {
  await call('PUT', '/from?state=no-photos')
  const file = await (await call('GET', '/from/file')).arrayBuffer()
  const loaded = await call('PUT', '/to/file', { body: file })
  expect(await loaded.json()).toMatchObject({ name: 'to', state: 'no-photos', source: 'file' })
  const products = await call('GET', '/to/api/product/list?limit=undefined')
  expect(await products.json()).toHaveLength(12)
})

test.each([
  ['PUT', '/new?state=dream', undefined, 400, 'There is no state "dream". There are seed,'],
  [
    'POST',
    '/new/personas/regular',
    undefined,
    404,
    'There is no world "new" yet: PUT /w/new makes it',
  ],
  [
    'PUT',
    '/new?stat=one-left',
    undefined,
    400,
    'PUT /w/NAME has no "stat". It has state and freeze.',
  ],
  ['GET', '/known?full=1', undefined, 400, 'GET /w/NAME has no "full". It has none.'],
  [
    'PUT',
    '/known',
    '{"state": "one-left"}',
    400,
    'PUT /w/NAME takes no body. Its address takes state and freeze.',
  ],
  ['PUT', '/new?freeze=soon', undefined, 400, 'freeze: A time such as 2026-12-24T18:00:00Z.'],
  [
    'PUT',
    '/new?freeze=0009-12-31T00:00:00Z',
    undefined,
    400,
    'A world begins at a time of the years 1010',
  ],
  ['GET', '/new/troubles', undefined, 404, '/w/new/troubles takes PUT, and no GET. GET /w/NAME'],
  ['POST', '/-/personas/regular', undefined, 404, '"-" is no name of a world.'],
  ['GET', '/-/api/category/list', undefined, 400, '"-" is no name of a world.'],
  ['GET', '/-/calls', undefined, 404, '"-" is no name of a world.'],
  ['GET', '/known/calls/one', undefined, 400, 'call: The number of a call, from 1'],
  [
    'GET',
    '/known/api/product/lst',
    undefined,
    404,
    'has no GET /api/product/lst. It has POST /api',
  ],
  ['POST', '/known/personas/nobody', undefined, 400, 'There is no persona "nobody". There are'],
  ['PUT', '/known/troubles', '{"troubles": "x:cut"}', 400, 'There is no operation "x". There are'],
  ['PUT', '/known/troubles', '{"trouble": "*:cut"}', 400, 'Troubles take {"troubles": text}'],
  ['PUT', '/known/troubles', 'no JSON', 400, 'Troubles take {"troubles": text}'],
  ['PUT', '/known/clock', '{"set": "soon"}', 400, 'A clock takes one of {"set": time}'],
  ['PUT', '/known/clock', '{"advanceMs": "7d"}', 400, '{"advanceMs": whole number}'],
  ['PUT', '/known/clock', '{"freeze": "2026-12-31T23:59:60Z"}', 400, 'There is no such time for a'],
  ['POST', '/known/rewind', '{"to": 9}', 400, 'There is no step 9'],
  ['PUT', '/new/file', 'a text', 400, 'This is no file of a world.'],
  ['GET', '/known/link?persona=nobody', undefined, 400, 'There is no persona "nobody".'],
  [
    'GET',
    '/known/link?page=cart',
    undefined,
    400,
    'GET /w/NAME/link takes persona and page. persona: Who is',
  ],
  ['GET', '/known/weather', undefined, 404, 'There are GET /w, GET /w/-/states, GET /w/-/personas'],
])('WORLD-6 %s %s with %s is a %i with what there is, and nothing is changed', async (...row) => {
  const [method, path, body, status, sentence] = row
  await call('PUT', '/known')
  const before = await (await call('GET', '/known')).json()
  const answer = await call(method, path, body === undefined ? {} : { body })
  expect(answer.status).toBe(status)
  expect(Object(await answer.json()).error).toContain(sentence)
  expect(await worlds.find('new')).toBeUndefined()
  const after = await (await call('GET', '/known')).json()
  expect({ ...Object(after), now: '' }).toEqual({ ...Object(before), now: '' })
})
