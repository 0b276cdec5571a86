import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedApi, startApi } from '../../mocks/api/start-api'
import { createSharedBackend } from './shared-backend'

let api: StartedApi

beforeAll(async () => {
  api = await startApi({ mode: 'mock', isInMemory: true, log: () => undefined, environment: {} })
})

afterAll(() => api.close())

const request = (method: string, path: string, headers: HeadersInit = {}) =>
  new Request(`http://localhost:4010/api${path}`, { method, headers })

test('API-8 WORLD-3 a call of the shared backend meets what the command line asks for, as the contract has it', async () => {
  const shared = createSharedBackend(api, {
    troubles: 'listCategories:status=500, searchProducts:status=429;nth=2',
  })
  const failed = await shared.fetch(request('GET', '/category/list'))
  expect(failed.status).toBe(500)
  expect(await failed.json()).toEqual({ error: expect.any(String) })
  const search = () => shared.fetch(request('GET', '/product/search?search=code&category=All'))
  expect((await search()).status).toBe(200)
  expect((await search()).headers.get('Retry-After')).toBe('1')
  await expect
    .poll(() => shared.journal.list().map(({ summary }) => summary))
    .toMatchObject([
      { operation: 'listCategories', status: 500, troubles: 'listCategories:status=500' },
      { operation: 'searchProducts', status: 200 },
      { operation: 'searchProducts', status: 429 },
    ])
})

test.each([
  ['/', ' Its addresses begin at /api.'],
  ['/api/products', ''],
])('API-8 at %s the shared backend says what there is', async (path, start) => {
  const shared = createSharedBackend(api, { troubles: '' })
  const answer = await shared.fetch(new Request(`http://localhost:4010${path}`))
  expect(answer.status).toBe(404)
  expect(Object(await answer.json()).error).toContain(
    `The contract has no GET ${path}.${start} It has POST /api/auth/signin,`,
  )
})

test('API-8 WORLD-3 every answer is as late as asked for', async () => {
  const shared = createSharedBackend(api, { troubles: '*:latency=20' })
  const startedAt = performance.now()
  expect((await shared.fetch(request('GET', '/category/list'))).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(19)
})

test('WORLD-3 a call of the shared backend meets the trouble of its header', async () => {
  const shared = createSharedBackend(api, { troubles: '' })
  const headers = { 'X-Mock-Trouble': '*:cut' }
  await expect(shared.fetch(request('GET', '/category/list', headers))).rejects.toThrow('was cut')
  expect((await shared.fetch(request('GET', '/category/list'))).status).toBe(200)
})

test.each([
  ['createOrder:status=418', 'The contract gives createOrder no refusal "418".'],
  ['dance:status=500', 'There is no operation "dance".'],
])('WORLD-6 %s is refused with what there is', (troubles, sentence) => {
  expect(() => createSharedBackend(api, { troubles })).toThrow(sentence)
})
