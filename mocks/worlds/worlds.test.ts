import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signInAccounts } from '../api/database/seed/accounts'
import { loadSharp } from '../api/photo/load-sharp'
import { startWorlds } from './start-worlds'
import type { World } from './world'
import type { Worlds } from './worlds'

let worlds: Worlds
/** What the terminal shows. */
const told: object[] = []

beforeAll(async () => {
  worlds = await startWorlds({
    log: (entry) => told.push(entry),
    onViolation: (report) => told.push(report),
    checksAnswers: true,
  })
})

afterAll(() => worlds.close())

async function send(world: World, method: string, path: string, body?: unknown, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const request = new Request(`http://mock.test/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await world.fetch(request)
  return { status: response.status, text: await response.text() }
}

const ANN = { name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' }
const list = (world: World) => send(world, 'GET', '/product/list?limit=undefined')

test('the terminal says which world a call was of, and what of it breaks the contract', async () => {
  told.length = 0
  await send(await worlds.use('named'), 'GET', '/product/list?limit=0')
  expect(told).toMatchObject([
    { world: 'named', lines: [expect.stringContaining('request.query.limit')] },
    { world: 'named', event: 'request', operation: 'listProducts', status: 400 },
  ])
})

test('a world has what it is given, and no other world has it', async () => {
  const [one, two] = [await worlds.use('one'), await worlds.use('two')]
  expect(await send(one, 'POST', '/auth/signup', ANN)).toMatchObject({ status: 200 })
  const { status, text } = await send(one, 'POST', '/auth/signin', ANN)
  expect(status).toBe(200)
  expect((await send(two, 'POST', '/auth/signin', ANN)).status).toBe(401)
  const { token, user } = JSON.parse(text)
  expect((await send(one, 'GET', `/user/profile/${user._id}`, undefined, token)).status).toBe(200)
  expect((await send(two, 'GET', `/user/profile/${user._id}`, undefined, token)).status).toBe(401)
})

test('a password that is right in one world is wrong where it was changed', async () => {
  const [kept, changed] = [await worlds.use('kept'), await worlds.use('changed')]
  const { email, password } = signInAccounts[1]
  const signIn = (world: World) => send(world, 'POST', '/auth/signin', { email, password })
  expect((await signIn(kept)).status).toBe(200)
  const { token, user } = JSON.parse((await signIn(changed)).text)
  const change = { name: user.name, email, password: 'another word 9' }
  const path = `/user/profile/${user._id}`
  expect((await send(changed, 'PUT', path, change, token)).status).toBe(200)
  expect((await signIn(changed)).status).toBe(401)
  expect((await signIn(kept)).status).toBe(200)
})

test('a photo is made once for all worlds, and is not there where it is gone', async () => {
  const [selling, too] = [await worlds.use('with'), await worlds.use('with-too')]
  const without = await worlds.use('without', 'empty-shop')
  const [{ photo }] = JSON.parse((await list(selling)).text)
  const path = photo.data.replace(/^\/w\/with\/api/, '')
  const { queue } = await loadSharp()
  // Told of each picture that is to be made, and of each that is.
  const onChange = vi.fn()
  queue.on('change', onChange)
  const first = await send(selling, 'GET', path)
  const changes = onChange.mock.calls.length
  expect(changes).toBeGreaterThan(0)
  expect(await send(too, 'GET', path)).toEqual(first)
  queue.off('change', onChange)
  expect(onChange).toHaveBeenCalledTimes(changes)
  expect(first.status).toBe(200)
  expect((await send(without, 'GET', path)).status).toBe(404)
})

test('the same calls on worlds of one name and time answer with the same bytes', async () => {
  const answers: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const world = await worlds.use('again')
    world.setClock({ freeze: new Date('2026-11-23T12:00:00.000Z') })
    const made = await send(world, 'POST', '/auth/signup', ANN)
    const signedIn = await send(world, 'POST', '/auth/signin', ANN)
    answers.push(made.text + signedIn.text)
    await worlds.remove('again')
  }
  expect(new Set(answers).size).toBe(1)
})

test('a world goes back to what it was after any step', async () => {
  const world = await worlds.use('back')
  const before = (await list(world)).text
  expect((await send(world, 'POST', '/auth/signup', ANN)).status).toBe(200)
  const signedIn = await send(world, 'POST', '/auth/signin', ANN)
  const { token, user } = JSON.parse(signedIn.text)
  const changed = { ...ANN, name: 'Ann Other' }
  const path = `/user/profile/${user._id}`
  expect((await send(world, 'PUT', path, changed, token)).status).toBe(200)
  expect(world.steps().map(({ path: at }) => at)).toEqual([`/api${path}`, '/api/auth/signup'])
  const [, first] = world.steps()
  await world.rewind(first?.number ?? 0)
  expect(JSON.parse((await send(world, 'GET', path, undefined, token)).text)).toMatchObject({
    name: 'Ann',
  })
  await world.rewind(0)
  expect((await send(world, 'POST', '/auth/signin', ANN)).status).toBe(401)
  expect((await list(world)).text).toBe(before)
  await expect(world.rewind(7)).rejects.toThrow('There is no step 7')
})
