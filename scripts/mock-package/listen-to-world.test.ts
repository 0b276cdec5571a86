import { afterEach, expect, test } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'

/** What this process has before anything listens. */
const own = { Request, Response }

let world: MockWorld

afterEach(() => world.delete())

test('MPKG-2 it can be listened to, until it is deleted', async () => {
  world = await createWorld()
  const { baseUrl } = await world.listen()
  expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/w\/world-\d+\/api$/)
  expect((await fetch(`${baseUrl}/category/list`)).status).toBe(200)
  expect(world.calls('listCategories')).toHaveLength(1)
  await world.delete()
  await expect(fetch(`${baseUrl}/category/list`)).rejects.toThrow()
  await expect(world.fetch('/api/category/list')).rejects.toThrow('was deleted')
})

test('MPKG-2 a long answer is kept as it is read, whatever packing its client takes', async () => {
  world = await createWorld()
  const { baseUrl } = await world.listen()
  const headers = { 'Accept-Encoding': 'gzip, br' }
  for (const ask of [fetch, world.fetch]) {
    const list = await (await ask(`${baseUrl}/product/list?limit=20`, { headers })).json()
    expect(list).toHaveLength(20)
    const call = world.calls('listProducts').at(-1)
    expect(call?.answer.body).toEqual(list)
    expect(call?.request.headers).toMatchObject({ 'accept-encoding': 'gzip, br' })
  }
})

test('MPKG-2 listening leaves the process its own Request and Response', async () => {
  world = await createWorld()
  const { baseUrl } = await world.listen()
  // Tests that share this process may have begun with others' classes: what is there stays.
  expect(Request === own.Request && Response === own.Response).toBe(true)
  const signIn = { email: 'nobody@shop.example', password: 'wrong one' }
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  // Without the world's name too.
  for (const base of [baseUrl, new URL('/api', baseUrl)]) {
    const answer = await fetch(`${base}/auth/signin`, { ...sent, body: JSON.stringify(signIn) })
    expect(answer.status).toBe(401)
    expect(world.calls('signIn').at(-1)?.request.body).toEqual(signIn)
  }
})
