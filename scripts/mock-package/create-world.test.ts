import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { runScript } from '../system/run-command'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

const SHOPPER = { email: 'shopper@promptbazaar.example', password: 'bazaar-shopper' }

let world: MockWorld

afterEach(() => world.delete())

function post(path: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  return world.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  })
}

test('MPKG-2 a world answers by path, by any origin and by its own base address', async () => {
  world = await createWorld()
  for (const address of [
    '/api/category/list',
    'https://shop.example/api/category/list',
    new URL(`${world.baseUrl}/category/list`),
    new Request(`${world.baseUrl}/category/list`),
  ]) {
    const response = await world.fetch(address)
    expect(response.status).toBe(200)
    expect((await response.json()).length).toBeGreaterThan(3)
  }
  expect(world.calls('listCategories')).toHaveLength(4)
})

test('MPKG-2 calls have request, answer and time, typed by the operation', async () => {
  world = await createWorld()
  world.clock.freeze('2026-12-24T18:00:00Z')
  await post('/api/auth/signin', { ...SHOPPER, password: 'wrong one' })
  await post('/api/auth/signin', SHOPPER)
  await world.fetch('/api/product/list?limit=2')
  const [wrong, right] = world.calls('signIn')
  expect(wrong?.answer.status).toBe(401)
  expect(right).toMatchObject({
    operation: 'signIn',
    request: { method: 'POST', path: '/api/auth/signin', body: SHOPPER },
    at: new Date('2026-12-24T18:00:00Z'),
  })
  // The compiler knows that a 200 has a user.
  expect(right?.answer.status === 200 && right.answer.body.user.email).toBe(SHOPPER.email)
  expect(world.calls().map(({ operation }) => operation)).toEqual([
    'signIn',
    'signIn',
    'listProducts',
  ])
  expect(world.calls('listProducts')[0]?.request.query).toEqual({ limit: '2' })
})

test('MPKG-2 WORLD-4 a world is saved to a file, and another begins as the file says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-world-'))
  const file = pathToFileURL(join(folder, 'sold-out.world'))
  const list = async () => (await world.fetch('/api/product/list?limit=undefined')).json()
  world = await createWorld({ name: 'saved', state: 'sold-out' })
  const saved = await list()
  await world.save(file)
  await world.delete()
  world = await createWorld({ name: 'saved', file, trouble: 'listCategories:status=503' })
  expect(await list()).toEqual(saved)
  expect((await world.fetch('/api/category/list')).status).toBe(503)

  await writeFile(file, 'Dear Ann')
  await expect(createWorld({ name: 'letter', file })).rejects.toThrow('This is no file of a world.')
  await rm(folder, { recursive: true })
  await expect(createWorld({ name: 'letter', file })).rejects.toThrow(
    /^The file of a world can't be read: ENOENT.*world\.save\(file\) writes one/,
  )
  await expect(createWorld({ file, state: 'one-left' })).rejects.toThrow(
    'createWorld takes a file, or a state and a time',
  )
  await world.delete()
  world = await createWorld({ name: 'letter' })
})

test('MPKG-2 a picture is recorded by its address alone, and still arrives', async () => {
  world = await createWorld()
  const [product] = await (await world.fetch('/api/product/list?limit=1')).json()
  const picture = await world.fetch(product.photo.data)
  expect(picture.headers.get('Content-Type')).toMatch(/^image\//)
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)
  expect(world.calls().at(-1)).toMatchObject({ operation: undefined, answer: { status: 200 } })
  expect(world.calls().at(-1)?.answer.body).toBeUndefined()
})

test('MPKG-2 answers that nobody reads keep none waiting', async () => {
  world = await createWorld({ state: 'ten-thousand-products' })
  // Whatever waits for some time waits for good.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    for (let count = 0; count < 11; count += 1) {
      expect((await world.fetch('/api/product/list?limit=150')).status).toBe(200)
    }
  } finally {
    vi.useRealTimers()
  }
})

test('MPKG-2 a session expires by the world’s clock', async () => {
  world = await createWorld()
  const { token, user } = await (await post('/api/auth/signin', SHOPPER)).json()
  const headers = { Authorization: `Bearer ${token}` }
  const profile = () => world.fetch(`/api/user/profile/${user._id}`, { headers })
  expect((await profile()).status).toBe(200)
  world.clock.advance(8 * 24 * 60 * 60_000)
  expect((await profile()).status).toBe(401)
})

test('MPKG-2 what is no time, no milliseconds or no option is refused at once, with what is taken', async () => {
  world = await createWorld()
  world.clock.freeze('2026-12-24T18:00:00Z')
  const clock = Object(world.clock)
  for (const [change, sentence] of [
    [() => clock.advance('7d'), 'clock.advance takes a number of milliseconds, such as'],
    [() => clock.advance(), 'but has undefined.'],
    [() => clock.freeze('tomorrow'), 'clock.freeze takes a Date or a time of ISO 8601, such as'],
    [() => clock.set('x'), 'such as 2026-12-24T18:00:00Z, but has "x".'],
    [() => clock.set('7'), 'but has "7".'],
    [() => clock.set(), 'but has undefined.'],
    [() => clock.set(new Date('x')), 'but has Invalid Date.'],
  ] as const) {
    expect(change).toThrow(TypeError)
    expect(change).toThrow(sentence)
  }
  expect(() => world.clock.advance(1e15)).toThrow('the year 1 to 9999')
  expect(world.clock.now()).toEqual(new Date('2026-12-24T18:00:00Z'))
  world.clock.set('2026-12-25')
  expect(world.clock.now()).toEqual(new Date('2026-12-25T00:00:00Z'))
  const misspelled = Object({ stat: 'one-left' })
  await expect(createWorld(misspelled)).rejects.toThrow(
    new TypeError(
      'createWorld has no option "stat". It has name, state, freeze, file and trouble.',
    ),
  )
  await expect(world.listen(Object({ prt: 4020 }))).rejects.toThrow(
    new TypeError('listen has no option "prt". It has port.'),
  )
})

test('MPKG-2 what was done is undone by steps, or all', async () => {
  world = await createWorld()
  const signUp = (name: string) =>
    post('/api/auth/signup', { name, email: `${name}@shop.example`, password: 'correct horse 9' })
  for (const name of ['ann', 'bea', 'cleo']) await signUp(name)
  await world.rewind({ steps: 1 })
  expect((await signUp('bea')).status).toBe(409)
  expect((await signUp('cleo')).status).toBe(200)
  await world.rewind({ to: 1 })
  expect(world.steps()).toHaveLength(1)
  await world.rewind()
  expect((await signUp('ann')).status).toBe(200)
  await expect(world.rewind({ steps: 7 })).rejects.toThrow(
    "7 steps can't be undone: this world remembers 1.",
  )
  for (const target of [
    9,
    null,
    {},
    { steps: '1' },
    { to: -1 },
    { to: 1, steps: 1 },
    { steps: -1 },
  ]) {
    await expect(Object(world).rewind(target)).rejects.toThrow('rewind takes { steps: 1 }')
  }
  expect(world.steps()).toHaveLength(1)
})

test('MPKG-2 an operation and an address that there are not are refused with those that there are', async () => {
  world = await createWorld()
  expect(() => Object(world).calls('createOrdr')).toThrow(
    /^There is no operation "createOrdr"\. There are signIn, .*createOrder/,
  )
  for (const [address, start] of [
    ['/api/products', ''],
    ['/product/list', ' Its addresses begin at /api.'],
  ] as const) {
    const answer = await world.fetch(address)
    expect(answer.status).toBe(404)
    expect(Object(await answer.json()).error).toContain(
      `The contract has no GET ${address}.${start} It has POST /api/auth/signin,`,
    )
  }
})

test('MPKG-2 WORLD-1 of one time it begins with the same dates each time, in every state', async () => {
  const freeze = '2025-12-24T18:00:00Z'
  const orders = async () => {
    const { token, user } = await world.persona('administrator')
    const headers = { Authorization: `Bearer ${token}` }
    return (await world.fetch(`/api/order/list/${user._id}`, { headers })).json()
  }
  world = await createWorld({ state: 'first-order', freeze })
  expect(world.clock.now()).toEqual(new Date(freeze))
  const [first] = await orders()
  const ageMs = Date.parse(freeze) - Date.parse(first.createdAt)
  expect(ageMs).toBeGreaterThanOrEqual(59_000)
  expect(ageMs).toBeLessThanOrEqual(61_000)
  await world.state('seed', { freeze })
  const seeded = await orders()
  expect(seeded.length).toBeGreaterThan(0)
  for (const { createdAt } of seeded) expect(Date.parse(createdAt) < Date.parse(freeze)).toBe(true)
  await world.state('seed')
  expect(await orders()).not.toEqual(seeded)
  await world.state('seed', { freeze: new Date(freeze) })
  expect(await orders()).toEqual(seeded)
  await expect(Object(world).state('seed', { freeze: 'soon' })).rejects.toThrow(
    'state.freeze takes',
  )
  await expect(Object(world).state('seed', { time: freeze })).rejects.toThrow('It has freeze.')
  await expect(Object(world).state('seed', new Date())).rejects.toThrow('options in an object')
  await expect(world.state('seed', { freeze: '2025-12-24T18:00' })).rejects.toThrow(
    'state.freeze needs the zone of its time: 2025-12-24T18:00Z is UTC.',
  )
})

test('MPKG-2 a world that was deleted leaves nothing to the next', async () => {
  world = await createWorld({ name: 'again' })
  await post('/api/auth/signup', { name: 'Ann', email: 'ann@shop.example', password: 'horse 9' })
  await world.delete()
  world = await createWorld({ name: 'again' })
  const again = { name: 'Ann', email: 'ann@shop.example', password: 'horse 9' }
  expect((await post('/api/auth/signup', again)).status).toBe(200)
})

test('MPKG-2 it begins in a state, and is put into another', async () => {
  world = await createWorld({ state: 'empty-shop' })
  const list = async () => (await world.fetch('/api/product/list?limit=5')).json()
  expect(await list()).toEqual([])
  await world.state('seed')
  expect(await list()).toHaveLength(5)
})

test('MPKG-2 a persona is signed in, and is somebody to the service', async () => {
  world = await createWorld()
  const { token, user } = await world.persona('administrator')
  const headers = { Authorization: `Bearer ${token}` }
  expect((await world.fetch(`/api/order/list/${user._id}`, { headers })).status).toBe(200)
})

test('MPKG-2 what goes wrong is set and ended; a lost answer rejects as fetch does', async () => {
  world = await createWorld({ trouble: 'listCategories:cut' })
  await expect(world.fetch('/api/category/list')).rejects.toThrow(TypeError)
  const { baseUrl } = await world.listen()
  await expect(fetch(`${baseUrl}/category/list`)).rejects.toThrow(TypeError)
  expect(world.calls('listCategories').map(({ answer }) => answer.status)).toEqual([0, 0])
  world.trouble('listCategories:status=503;nth=1')
  expect((await world.fetch('/api/category/list')).status).toBe(503)
  expect((await world.fetch('/api/category/list')).status).toBe(200)
  expect(() => world.trouble('nothing')).toThrow('is no trouble')
})

test('MPKG-2 WORLD-3 what goes wrong besides leaves the state’s own trouble', async () => {
  world = await createWorld({ state: 'service-busy', trouble: 'listProducts:status=500' })
  expect((await world.fetch('/api/category/list')).status).toBe(503)
  // Of those that end a call the first one does: the one that was asked for.
  expect((await world.fetch('/api/product/list')).status).toBe(500)
  world.trouble('')
  expect((await world.fetch('/api/category/list')).status).toBe(200)
})

test('MPKG-2 a name is taken once', async () => {
  world = await createWorld({ name: 'mine' })
  await expect(createWorld({ name: 'mine' })).rejects.toThrow('There is a world "mine" already')
  await expect(createWorld({ name: 'Not mine' })).rejects.toThrow('small letters, digits')
})

test('MPKG-2 a process has nothing to wait for once its worlds are deleted', async () => {
  world = await createWorld()
  const { isOk, output } = await runScript('mock-package/testing/use-and-delete.ts')
  expect(isOk, output).toBe(true)
  expect(output).toContain('timers: 0')
})
