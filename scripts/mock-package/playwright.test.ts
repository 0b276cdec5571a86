import { afterEach, expect, test } from 'vitest'
import { createWorld } from './create-world'
import type { MockWorld } from './mock-world'
import { type InterceptedRoute, type RoutingPage, routeToWorld } from './playwright'

type Answer = NonNullable<Parameters<InterceptedRoute['fulfill']>[0]>

const MISSPELLED = { 'x-mock-trouble': '*:stauts=500' }

let world: MockWorld

afterEach(() => world.delete())

/** What a page would be answered, by a browser that takes packed answers as all do. */
async function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answers: Answer[] = []
  const page: RoutingPage = {
    async route(takes, handler) {
      expect(takes(new URL(address))).toBe(true)
      await handler({
        request: () => ({
          method: () => 'GET',
          url: () => address,
          allHeaders: async () => ({
            ':method': 'GET',
            'accept-encoding': 'gzip, deflate, br',
            ...headers,
          }),
          postDataBuffer: () => null,
        }),
        abort: () => Promise.reject(new Error('It was not answered.')),
        fulfill: async (answer = {}) => void answers.push(answer),
      })
    },
  }
  await routeToWorld(page, world)
  const [answer = {}] = answers
  return answer
}

test('MPKG-4 a page reads a long list, which Playwright does not unpack', async () => {
  world = await createWorld()
  const { status, headers, body } = await ask('http://shop.test/api/product/list?limit=20')
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(String(body))).toHaveLength(20)
})

test('MPKG-4 a page reads why its call names no trouble', async () => {
  world = await createWorld()
  const { status, body } = await ask('http://shop.test/api/category/list', MISSPELLED)
  expect(status).toBe(400)
  expect(String(body)).toContain('There is no trouble')
})
