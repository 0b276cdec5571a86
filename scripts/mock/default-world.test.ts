import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import { startApi } from '../../mocks/api/start-api'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { openShop } from '../../mocks/worlds/recipes/open-shop'
import { createMockWorlds, type MockWorlds } from './mock-worlds'
import { startDefault } from './start-default'

type Options = Parameters<typeof startDefault>[0] & { readonly state?: string; troubles?: string }

interface Mock {
  readonly worlds: MockWorlds
  /** Calls the API at the mock's own address. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<Answer>
  /** Calls the world at `/w/default`. */
  control(method: string, path: string, body?: unknown): Promise<Answer>
  reset(): Promise<number>
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

let open: Mock[] = []

afterEach(async () => {
  for (const mock of open) await mock.close()
  open = []
})

async function start({ state, troubles, ...options }: Options = { isInMemory: true }) {
  const quiet = { environment: {}, log: () => undefined, checksAnswers: true }
  const started = await startDefault({ ...quiet, ...options })
  const worlds = createMockWorlds(
    { own: started.own, state, troubles, log: () => undefined },
    { hasStorefront: false },
  )
  await started.join(await worlds.open())
  const send =
    (fetch: MockWorlds['fetch'], start: string): Mock['call'] =>
    async (method, path, body, token) => {
      const headers = {
        Host: 'localhost:4010',
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      }
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const answer = await fetch(new Request(`http://localhost:4010${start}${path}`, init), {})
      const text = await answer.text()
      const content: unknown = text === '' ? undefined : JSON.parse(text)
      return { status: answer.status, body: content }
    }
  const mock: Mock = {
    worlds,
    call: send(worlds.fetchDefault, '/api'),
    control: send(worlds.fetch, '/w/default'),
    async reset() {
      const init = { method: 'POST', headers: { 'X-Mock-Reset': '1' } }
      return (await started.api.app.request('/__mock/reset', init)).status
    },
    async close() {
      open = open.filter((other) => other !== mock)
      await worlds.close()
      await started.api.close()
    },
  }
  open.push(mock)
  return mock
}

const sessionSchema = z.object({ token: z.string(), user: z.object({ _id: z.string() }) })
const linkSchema = z.object({ link: z.string() })
const listSchema = z.array(z.unknown())
const picturedSchema = z.tuple([z.object({ photo: z.object({ data: z.string() }) })])

async function signIn({ call }: Mock, account: object) {
  return sessionSchema.parse((await call('POST', '/auth/signin', account)).body)
}

const ann = { name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }
const [{ email, password }] = signInAccounts

test('WORLD-14 the plain /api is the world "default": steps, clock, states, troubles and calls are had by its name', async () => {
  const mock = await start()
  const { call, control } = mock
  expect((await call('POST', '/auth/signup', ann)).status).toBe(200)
  expect((await control('GET', '/api/category/list')).status).toBe(200)
  expect((await control('GET', '')).body).toMatchObject({
    name: 'default',
    state: 'seed',
    source: 'state',
    step: 1,
  })
  expect((await call('POST', '/auth/signup', ann)).status).toBe(409)
  await control('POST', '/rewind', { to: 0 })
  expect((await call('POST', '/auth/signup', ann)).status).toBe(200)
  const { token, user } = await signIn(mock, ann)
  const profile = () => call('GET', `/user/profile/${user._id}`, undefined, token)
  expect((await profile()).status).toBe(200)
  await control('PUT', '/clock', { advanceMs: 8 * 24 * 60 * 60_000 })
  expect((await profile()).status).toBe(401)
  await control('PUT', '/troubles', { troubles: 'listCategories:status=500' })
  expect((await call('GET', '/category/list')).status).toBe(500)
  expect((await control('PUT', '?state=one-product')).body).toMatchObject({
    state: 'one-product',
    step: 0,
    troubles: '',
  })
  expect((await call('GET', '/product/list')).body).toHaveLength(1)
  expect((await call('POST', '/auth/signin', ann)).status).toBe(401)
  const calls = (await control('GET', '/calls')).body
  expect(listSchema.parse(calls)[0]).toMatchObject({ operation: 'signUp', status: 200 })
})

test('WORLD-14 a list that is kept in memory is not older than a rewind, a state or a reset', async () => {
  const mock = await start()
  const { call, control, reset } = mock
  const categories = async () => listSchema.parse((await call('GET', '/category/list')).body).length
  const before = await categories()
  const { token, user } = await signIn(mock, { email, password })
  const add = () => call('POST', `/category/create/${user._id}`, { name: 'Riddles' }, token)
  expect((await add()).status).toBe(200)
  expect(await categories()).toBe(before + 1)
  await control('POST', '/rewind', { steps: 1 })
  expect(await categories()).toBe(before)
  expect((await add()).status).toBe(200)
  await control('PUT', '?state=seed')
  expect(await categories()).toBe(before)
  expect((await add()).status).toBe(200)
  await control('PUT', '/troubles', { troubles: 'signOut:latency=1' })
  expect(await reset()).toBe(200)
  expect(await categories()).toBe(before)
  expect((await control('GET', '')).body).toMatchObject({
    step: 0,
    source: 'state',
    troubles: 'signOut:latency=1',
  })
})

test('WORLD-4 WORLD-14 the world "default" is saved to a file, with its photos, and loaded into another one and back', async () => {
  const { call, control, worlds } = await start()
  await call('POST', '/auth/signup', ann)
  const fetchFile = (name: string, init?: RequestInit) =>
    worlds.fetch(new Request(`http://localhost:4010/w/${name}/file`, init), {})
  const file = await (await fetchFile('default')).arrayBuffer()
  expect(file.byteLength).toBeLessThan(100_000)
  await control('POST', '/rewind', { to: 0 })
  expect((await fetchFile('bob', { method: 'PUT', body: file })).status).toBe(200)
  expect((await fetchFile('default', { method: 'PUT', body: file })).status).toBe(200)
  expect((await call('POST', '/auth/signin', ann)).status).toBe(200)
  const [{ photo }] = picturedSchema.parse((await call('GET', '/product/list?limit=1')).body)
  const picture = await worlds.fetchDefault(new Request(`http://localhost:4010${photo.data}`), {})
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  await control('PUT', '?state=seed')
  expect((await call('POST', '/auth/signin', ann)).status).toBe(401)
})

test('WORLD-14 what is sent to /api is there after a start, with ids that are not given twice; its steps are not', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'default-world-'))
  try {
    const first = await start({ dataDirectory })
    const userOf = async (mock: Mock, account: object) => (await signIn(mock, account)).user._id
    await first.call('POST', '/auth/signup', ann)
    const id = await userOf(first, ann)
    expect((await first.control('GET', '')).body).toMatchObject({ source: 'state', step: 1 })
    await first.close()
    const second = await start({ dataDirectory })
    expect((await second.control('GET', '')).body).toMatchObject({ source: 'kept', step: 0 })
    expect(await second.control('GET', '/link')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('save it to a file') },
    })
    expect(await userOf(second, ann)).toBe(id)
    const other = { ...ann, email: 'bob@shop.example' }
    await second.call('POST', '/auth/signup', other)
    expect(await userOf(second, other)).not.toBe(id)
    expect((await second.control('GET', '')).body).toMatchObject({ step: 1 })
    await second.control('POST', '/rewind', { to: 0 })
    expect((await second.call('POST', '/auth/signin', other)).status).toBe(401)
    expect((await second.call('POST', '/auth/signin', ann)).status).toBe(200)
    await second.close()
    const third = await start({ dataDirectory, resets: true })
    expect((await third.control('GET', '')).body).toMatchObject({ source: 'state', step: 0 })
    expect((await third.call('POST', '/auth/signin', ann)).status).toBe(401)
    await third.close()
    // To whoever opens it as no world, what records its changes is in no way.
    const shop = await startApi({ mode: 'demo', dataDirectory, environment: {}, log: () => 0 })
    const body = JSON.stringify(other)
    const headers = { 'Content-Type': 'application/json' }
    const signUp = await shop.app.request('/api/auth/signup', { method: 'POST', headers, body })
    await shop.close()
    expect(signUp.status).toBe(200)
  } finally {
    for (const mock of open) await mock.close()
    await rm(dataDirectory, { recursive: true, force: true })
  }
})

test('WORLD-5 WORLD-14 a link of the world "default" opens in another mock, also where it is one like the others', async () => {
  const mock = await start()
  const { call, control, close } = mock
  const world = await (await mock.worlds.open()).use('default')
  const shop = openShop({ now: world.now, send: world.fetch, ago: (_, work) => work() })
  await shop.addCategory('Riddles')
  await shop.saveCard(await shop.shopper(), { number: '4111111111111111' })
  await signInAs(world, 'regular')
  expect((await control('GET', '')).body).toMatchObject({ step: 3 })
  const { link } = linkSchema.parse((await control('GET', '/link')).body)
  const categories = (await call('GET', '/category/list')).body
  await close()
  const other = await start()
  const onServer = createMockWorlds({ log: () => undefined }, { hasStorefront: false })
  try {
    for (const { fetchShop, fetch } of [other.worlds, onServer]) {
      const headers = { Host: new URL(link).host }
      const page = await fetchShop(new Request(link, { headers }), {})
      expect([await page.text(), page.status]).toEqual([
        expect.stringContaining('This mock has no storefront.'),
        200,
      ])
      const list = new Request('http://localhost:4010/w/default/api/category/list')
      expect(await (await fetch(list, {})).json()).toEqual(categories)
    }
  } finally {
    await onServer.close()
  }
})

test('WORLD-1 WORLD-3 /api begins in the state and with the troubles that the command line asks for', async () => {
  const { call, control } = await start({
    isInMemory: true,
    state: 'empty-shop',
    troubles: 'listCategories:status=500;nth=1',
  })
  expect((await call('GET', '/category/list')).status).toBe(500)
  expect((await call('GET', '/category/list')).status).toBe(200)
  expect((await call('GET', '/product/list')).body).toEqual([])
  expect((await control('GET', '')).body).toMatchObject({ state: 'empty-shop' })
})

test('WORLD-6 WORLD-10 the world "default" is not deleted, and the sentence says what to do', async () => {
  const { call, control } = await start()
  await call('POST', '/auth/signup', ann)
  expect(await control('DELETE', '')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('PUT /w/default?state=seed') },
  })
  expect((await call('POST', '/auth/signin', ann)).status).toBe(200)
})
