import { expect, test } from 'vitest'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { answerJson } from '../../scripts/conformance/self-test/wrap/messages'
import { runCommandLine } from './support/run-command-line'

const product = {
  _id: 'prd_1',
  name: 'First',
  description: 'The only one.',
  price: 3.5,
  category: { _id: 'cat_1', name: 'All' },
  quantity: 1,
  shipping: 0,
  createdAt: '2026-01-01T00:00:00Z',
  sold: 0,
}
const notFound = () =>
  new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } })

/** A service with one operation. */
const firstDay: Handler = async (request) =>
  request.url.includes('/product/list') ? answerJson([product]) : notFound()

const base = ['--base-url', 'http://partial.test/api']
const admin = ['--admin-email', 'a@b.example', '--admin-password', 'first-day-secret']

test('API-9 a service with one operation gets its level and the next one to build', async () => {
  const { status, out } = await runCommandLine([...base, ...admin], firstDay)
  expect(status).toBe(1)
  expect(out).toMatch(/^operations +1 of 22 built$/m)
  expect(out).toMatch(/^level +none yet/m)
  expect(out).toMatch(/^build next +listCategories$/m)
  expect(out).not.toContain('listProducts · not-built')
  // Once for each operation, however many steps need it.
  expect(out.match(/signIn · not-built/g)).toHaveLength(1)
  expect(out).toMatch(/^ +not run +\d+ steps because of it: accounts › /m)
})

test('API-9 a framework that says in JSON that nothing is there has built nothing by that', async () => {
  const jsonNotFound: Handler = async ({ method, url }) =>
    answerJson({ statusCode: 404, error: `Cannot ${method} ${new URL(url).pathname}` }, 404)
  const handle: Handler = (request) =>
    request.url.includes('/product/list') ? firstDay(request) : jsonNotFound(request)
  const { status, out } = await runCommandLine([...base, ...admin], handle)
  expect(status).toBe(1)
  expect(out).toMatch(/^operations +1 of 22 built$/m)
  expect(out).toMatch(/^build next +listCategories$/m)
  expect(out).not.toMatch(/^\w+Product .*yes$/m)

  const wrongPath = await runCommandLine([...base, ...admin], jsonNotFound)
  expect(wrongPath.status).toBe(2)
  expect(wrongPath.error).toContain('No operation of openapi.yaml answers at')
})

test('API-9 an empty shop is no difference of its lists', async () => {
  const empty: Handler = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/product/list')) return notFound()
    const limit = searchParams.get('limit') ?? '6'
    return limit === '0' ? answerJson({ error: 'limit: must be 1 or more.' }, 400) : answerJson([])
  }
  const { out } = await runCommandLine([...base, ...admin, '--thorough'], empty)
  expect(out).not.toMatch(/differs {2}listProducts · (?:limit|refused)/)
  expect(out).toContain('undecided: the catalogue is empty')
})

test('API-9 what is asked of a missing operation with an unknown id is no finding of its own', async () => {
  const { out } = await runCommandLine([...base, ...admin], firstDay)
  expect(out.match(/✗ differs +showProduct/g)).toHaveLength(1)
})

test('API-9 without an administrator what needs none is checked, and the rest is said', async () => {
  const { out } = await runCommandLine(base, firstDay)
  expect(out).toMatch(/^- \d+ steps blocked by accounts › sign in as administrator$/m)
  expect(out).toMatch(/^not enough +There was no administrator: \d+ steps could not run/m)
})

test('API-9 --read-only sends nothing that writes', async () => {
  const sent: string[] = []
  const watch: Handler = (request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`)
    return firstDay(request)
  }
  await runCommandLine([...base, ...admin, '--read-only'], watch)
  const writing = sent.filter((one) => !/^GET |^POST \/api\/product\/by\/search$/.test(one))
  expect(sent.length).toBeGreaterThan(20)
  expect(writing).toEqual([])
})

test('API-9 an operation that hangs is not asked for every case of its table', async () => {
  let asked = 0
  const hang: Handler = (request) => {
    if (!request.url.includes('/product/by/search')) return firstDay(request)
    asked += 1
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  }
  const { status, out } = await runCommandLine([...base, '--read-only', '--timeout', '50'], hang)
  expect(status).toBe(1)
  expect(out).toContain('filterProducts · unreachable')
  expect(out).toMatch(/curl -X POST 'http:\/\/partial\.test\/api\/product\/by\/search'/)
  // Twice one after the other, or as many as are under way at once.
  expect(asked).toBeLessThanOrEqual(7)
})

test('API-9 a service that dies on the way is said to have died there, once', async () => {
  let isDead = false
  const die: Handler = (request) => {
    isDead ||= request.url.includes('/product/show')
    return isDead ? Promise.reject(new TypeError('ECONNREFUSED')) : firstDay(request)
  }
  const { status, out } = await runCommandLine([...base, '--read-only'], die)
  expect(status).toBe(1)
  expect(out.match(/· unreachable/g)).toHaveLength(1)
  expect(out).toMatch(/^ +not run +\d+ steps because of it: browse › /m)
})
