import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorlds } from '../start-worlds'
import type { Worlds } from '../worlds'
import { createWorldsApp } from './worlds-app'

const HOST = 'mock.test'

let worlds: Worlds
let app: Awaited<ReturnType<typeof createWorldsApp>>

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
  app = await createWorldsApp(worlds, { allowedHosts: [HOST] })
})

afterAll(() => worlds.close())

async function send(method: string, path: string, body?: unknown, headers = {}) {
  const response = await app.request(`http://${HOST}/w${path}`, {
    method,
    headers: { Host: HOST, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

test('a world is made by its first call, listed, and deleted', async () => {
  expect((await send('GET', '/ann/api/category/list')).status).toBe(200)
  expect((await send('GET', '')).body).toMatchObject([
    { name: 'ann', baseUrl: '/w/ann/api', step: 0 },
  ])
  expect((await send('DELETE', '/ann')).status).toBe(204)
  expect(await send('GET', '/ann')).toMatchObject({
    status: 404,
    body: {
      error:
        'There is no world "ann" yet: PUT /w/ann makes it, and so does its first call of /w/ann/api. GET /w lists those that there are.',
    },
  })
})

test('addresses in answers stay in the world', async () => {
  const { body } = await send('GET', '/bob/api/product/list?limit=1')
  const [{ photo }] = body
  expect(photo.data).toMatch(/^\/w\/bob\/api\/photo\//)
  const response = await app.request(`http://${HOST}${photo.data}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^image\//)
})

test('a clock is set, frozen and moved by a call, and what breaks is said', async () => {
  await send('PUT', '/carol')
  const frozen = await send('PUT', '/carol/clock', { freeze: '2027-02-03T04:05:06Z' })
  expect(frozen.body).toMatchObject({ now: '2027-02-03T04:05:06.000Z', clock: 'frozen' })
  const later = await send('PUT', '/carol/clock', { advanceMs: -6_000 })
  expect(later.body).toMatchObject({ now: '2027-02-03T04:05:00.000Z' })
  const wrong = await send('PUT', '/carol/clock', { advanceMs: 'an hour' })
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('"advanceMs"') },
  })
})

test('a session expires when the clock is moved past its end', async () => {
  const person = { name: 'Dave', email: 'dave@shop.example', password: 'correct horse 9' }
  await send('POST', '/dave/api/auth/signup', person)
  const { body } = await send('POST', '/dave/api/auth/signin', person)
  const own = `/dave/api/user/profile/${body.user._id}`
  const headers = { Authorization: `Bearer ${body.token}` }
  expect((await send('GET', own, undefined, headers)).status).toBe(200)
  await send('PUT', '/dave/clock', { advanceMs: 8 * 24 * 60 * 60_000 })
  expect((await send('GET', own, undefined, headers)).status).toBe(401)
})

test('a rewind undoes as many steps as asked for, and says when there are fewer', async () => {
  for (const number of [1, 2, 3]) {
    const email = `eve${number}@shop.example`
    const person = { name: 'Eve', email, password: 'correct horse 9' }
    expect((await send('POST', '/eve/api/auth/signup', person)).status).toBe(200)
  }
  expect((await send('POST', '/eve/rewind', { steps: 2 })).body).toMatchObject({ step: 1 })
  expect(await send('POST', '/eve/rewind', { steps: 2 })).toMatchObject({
    status: 400,
    body: { error: "2 steps can't be undone: this world remembers 1." },
  })
  expect(await send('POST', '/eve/rewind', { to: 9 })).toMatchObject({ status: 400 })
})

test('a page of another origin reads worlds, and changes none', async () => {
  const headers = { Origin: 'http://evil.example' }
  expect((await send('GET', '/frank/api/category/list', undefined, headers)).status).toBe(200)
  expect((await send('DELETE', '/frank', undefined, headers)).status).toBe(403)
  expect((await send('DELETE', '/frank', undefined, { Origin: `http://${HOST}` })).status).toBe(204)
  await send('PUT', '/frank')
  const forwarded = { Origin: 'http://localhost:5173', 'X-Forwarded-Host': 'localhost:5173' }
  expect((await send('DELETE', '/frank', undefined, forwarded)).status).toBe(204)
})

test('WORLD-9 under a name that somebody else may have led here, the API answers, and nothing else does', async () => {
  const rebound = { Host: 'evil.example:4010', Origin: 'http://evil.example:4010' }
  expect((await send('GET', '/gina/api/category/list', undefined, rebound)).status).toBe(200)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/gina/calls'],
    ['GET', '/gina/calls/1'],
    ['POST', '/gina/calls/1/again'],
    ['GET', '/gina/events'],
    ['DELETE', '/gina'],
  ] as const) {
    expect(await send(method, path, undefined, rebound)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('--allowed-hosts evil.example') },
    })
  }
  // A proxy of this machine that took the name says so.
  const forwarded = { 'X-Forwarded-Host': 'evil.example:5173' }
  expect((await send('GET', '/gina/calls', undefined, forwarded)).status).toBe(403)
  for (const host of ['localhost:4010', 'gina.localhost:4010', '[::1]:4010', HOST]) {
    expect((await send('GET', '/gina/calls', undefined, { Host: host })).status).toBe(200)
  }
})

test('a name that is none is refused, with what a name takes', async () => {
  expect(await send('GET', '/Not%20a%20name/api/category/list')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('small letters, digits and hyphens') },
  })
})
