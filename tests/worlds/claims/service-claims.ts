import { expect } from 'vitest'
import { signInAs } from '../../../mocks/worlds/personas/sign-in-as'
import { bearer } from '../../../mocks/worlds/recipes/shop'
import type { serviceStates } from '../../../mocks/worlds/states/service-states'
import { ConnectionCut } from '../../../mocks/worlds/troubles/apply-trouble'
import type { Claim, Look } from './claim'

const MINUTE_MS = 60_000

export const serviceClaims: Readonly<Record<keyof typeof serviceStates, Claim>> = {
  async 'session-about-to-expire'(look) {
    const session = await signInAs(look.world, 'shopper')
    expect(await readProfile(look, session)).toBe(200)
    look.world.setClock({ advanceMs: 2 * MINUTE_MS })
    expect(await readProfile(look, session)).toBe(401)
  },
  async 'session-expired'(look) {
    const session = await signInAs(look.world, 'shopper')
    expect(await readProfile(look, session)).toBe(401)
  },
  async 'too-many-sign-ins'({ shop }) {
    const { response } = await shop.api.POST('/auth/signin', {
      body: { email: 'shopper@promptbazaar.example', password: 'bazaar-shopper' },
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('30')
  },
  async 'slow-service'({ shop }) {
    const startedAt = performance.now()
    await shop.products()
    expect(performance.now() - startedAt).toBeGreaterThan(750)
  },
  async 'slow-search'({ shop }) {
    const quick = await shop.api.GET('/product/list')
    expect(quick.response.headers.get('X-Mock-Trouble')).toBeNull()
    const startedAt = performance.now()
    await shop.api.GET('/product/search', { params: { query: { search: 'letter' } } })
    expect(performance.now() - startedAt).toBeGreaterThan(2_950)
  },
  async 'flaky-service'({ shop }) {
    const statuses = await statusesOf(shop, 50)
    const failures = statuses.filter((status) => status === 500).length
    expect(failures).toBeGreaterThan(3)
    expect(failures).toBeLessThan(20)
  },
  async 'service-busy'({ shop }) {
    const { response } = await shop.api.GET('/category/list')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
  },
  async 'service-gone'({ shop }) {
    await expect(shop.api.GET('/category/list')).rejects.toThrow(ConnectionCut)
  },
  async 'proxy-error'({ world }) {
    const answer = await world.fetch(new Request('http://mock.test/api/category/list'))
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('<html>')
  },
  async 'lists-of-another-shape'({ world }) {
    const answer = await world.fetch(new Request('http://mock.test/api/product/list?limit=2'))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: expect.any(Array) })
  },
  async 'answers-cut-short'({ world }) {
    const answer = await world.fetch(new Request('http://mock.test/api/category/list'))
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  },
  async 'new-years-eve'({ world }) {
    expect(world.now().toISOString()).toBe('2026-12-31T23:59:59.000Z')
  },
  async 'leap-day'({ world, shop }) {
    expect((await shop.addProduct()).createdAt).toBe('2028-02-29T12:00:00.000Z')
    expect(world.clock().kind).toBe('frozen')
  },
  async 'after-2038'({ world, shop }) {
    expect(world.now().getFullYear()).toBe(2040)
    const product = await shop.addProduct()
    expect(product.createdAt).toMatch(/^2040-/)
  },
}

async function readProfile({ shop }: Look, session: Awaited<ReturnType<typeof signInAs>>) {
  const { response } = await shop.api.GET('/user/profile/{userId}', {
    params: { path: { userId: session.user._id } },
    headers: bearer(session),
  })
  return response.status
}

async function statusesOf(shop: Look['shop'], calls: number): Promise<number[]> {
  const statuses: number[] = []
  for (let call = 0; call < calls; call += 1) {
    statuses.push((await shop.api.GET('/category/list')).response.status)
  }
  return statuses
}
