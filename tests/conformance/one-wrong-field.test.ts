import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asArray, asObject } from '../../mocks/contract/json'
import type { Handler, Wrapper } from '../../scripts/conformance/self-test/fault'
import { sellBelowZero } from '../../scripts/conformance/self-test/services/stale'
import {
  BASE_URL,
  type Service,
  startService,
} from '../../scripts/conformance/self-test/start-service'
import { everyProduct } from '../../scripts/conformance/self-test/wrap/every-answer'
import { changeAnswer } from '../../scripts/conformance/self-test/wrap/messages'
import {
  onAnswer,
  onAnswerAt,
  onForm,
  onJson,
  onOperation,
} from '../../scripts/conformance/self-test/wrap/one-operation'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'
import { signInAt } from './support/signed-in'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

const createdForPosted: Wrapper = (next) => async (request) => {
  const answer = await next(request)
  const isMade = request.method === 'POST' && answer.status === 200
  return isMade ? new Response(answer.body, { status: 201, headers: answer.headers }) : answer
}

const errorsAsText: Wrapper = (next) => async (request) => {
  const answer = await next(request)
  const headers = { 'content-type': 'text/plain' }
  return answer.ok ? answer : new Response('It failed.', { status: answer.status, headers })
}

interface Run {
  readonly out: string
  /** How many steps could not be tried, by check. */
  readonly blocked: Readonly<Record<string, number>>
}

async function run(
  handle: Handler,
  admin = service.admin,
  checks = 'access,checkout,catalogue',
): Promise<Run> {
  const json = createFilePath('report.json')
  const only = ['--only', checks]
  const all = [...argumentsFor({ ...service, admin }), '--json', json, ...only]
  const { out } = await runCommandLine(all, handle)
  const blocked: Record<string, number> = {}
  for (const step of asArray(asObject(JSON.parse(readFileSync(json, 'utf8')))['steps'])) {
    const { check, state } = asObject(step)
    if (asObject(state)['kind'] !== 'blocked') continue
    blocked[String(check)] = (blocked[String(check)] ?? 0) + 1
  }
  return { out, blocked }
}

test('API-9 one wrong field of a created product keeps nothing from being tried that needs its id only', async () => {
  const wrap = onAnswerAt('createProduct', '/data/createdAt', () => 'yesterday')
  const { out, blocked } = await run(wrap(service.handle))
  expect(out.match(/✗ differs/g)).toHaveLength(2)
  expect(blocked['access']).toBeUndefined()
  expect(blocked['checkout']).toBeUndefined()
  expect(blocked['catalogue']).toBeUndefined()
})

test('API-9 a product whose price is wrong blocks what its price is needed for, and nothing else', async () => {
  const wrap = onAnswerAt('showProduct', '/price', (price) => (price === 20.31 ? 20.3 : price))
  const { blocked } = await run(wrap(service.handle))
  // Its order has the product in it.
  expect(blocked['access']).toBe(3)
  expect(blocked['catalogue']).toBeGreaterThan(0)
})

test('API-9 a field that everybody’s records have wrong is not blamed on who wrote one of them', async () => {
  const wrap = everyProduct((product) => {
    const isPictured = String(product['name']).includes('Mayfly')
    return isPictured ? product : { ...product, photo: null }
  })
  const { out } = await run(wrap(service.handle), service.admin, 'reach,product-life')
  expect(out).toContain('✗ differs  listProducts · schema')
  // The first is of the legend.
  expect(out.match(/✗ differs/g)).toHaveLength(2)
})

/** Answers an update with the whole product. */
const updatedForSent: Wrapper = (next) =>
  onOperation('updateProduct', async (_, forward, { params }) => {
    const answer = await forward()
    const shown = await next(new Request(`${BASE_URL}/product/show/${params['productId']}`))
    const data: unknown = await shown.json()
    return answer.ok ? changeAnswer(answer, (body) => ({ ...asObject(body), data })) : answer
  })(next)

test('API-9 an update that shows what was sold below zero before is not blamed for it', async () => {
  const handle = sellBelowZero('createOrder')(updatedForSent(service.handle))
  const { out } = await run(handle, service.admin, 'product-life,changed-product')
  expect(out).toContain('createOrder · oversold')
  expect(out).toContain('and so    createOrder · oversold (changed-product')
  expect(out).not.toContain('updateProduct · schema')
})

test('API-9 a zero that an update does not take is no value that the next update has lost', async () => {
  const wrap = onForm('updateProduct', (form) => {
    for (const [name, value] of [...form]) if (value === '0') form.delete(name)
  })
  const { out } = await run(wrap(service.handle), service.admin, 'edge-product')
  expect(out).toContain('✗ differs  updateProduct · read-back')
  expect(out).not.toContain('updateProduct · kept-value')
})

test.each([
  ['stores another name', onJson('signUp', (body) => ({ ...body, name: `${body['name']}.` }))],
  ['writes the role as text', onAnswerAt('signIn', '/user/role', String)],
  ['answers 201 to what is posted', createdForPosted],
  ['answers errors as plain text', errorsAsText],
])('API-9 a service that %s: whoever is signed in all the same is worked with', async (_, wrap) => {
  const fresh = await startService()
  const { out } = await run(wrap(fresh.handle)).finally(() => fresh.close())
  expect(out).toContain('✗ differs')
  // A row of the access matrix in which nothing was tried.
  expect(out).not.toMatch(/^(?:readProfile|createPayment|createProduct) +·/m)
  expect(out).not.toContain('Nobody signed in')
  expect(out).not.toContain('There was no administrator')
})

const plain = { email: 'plain@example.com', password: 'plain-password' }

test.each([
  ['a user', {}, plain],
  ['another administrator', { email: 'somebody@else.example' }],
])(
  'API-9 the token of %s, in an answer with a wrong field, is not worked with as the administrator’s',
  async (_, other, given = service.admin) => {
    const fresh = await startService()
    await signInAt(fresh.handle, plain)
    const wrap = onAnswer('signIn', (body) => {
      const session = asObject(body)
      const user = asObject(session['user'])
      const isGiven = user['email'] === given.email
      return isGiven ? { ...session, user: { ...user, ...other, name: 5 } } : body
    })
    const { out, blocked } = await run(wrap(fresh.handle), given).finally(() => fresh.close())
    // The first is of the legend.
    expect(out.match(/✗ differs/g)).toHaveLength(2)
    expect(blocked['stock']).toBeGreaterThan(0)
  },
)

const busyAt = (operation: string): Wrapper =>
  onOperation(operation, async () => {
    const headers = { 'content-type': 'application/json', 'retry-after': '9999' }
    return new Response('{"error":"Later."}', { status: 429, headers })
  })

test.each([
  ['createProduct', '/data/createdAt', 'showProduct'],
  ['signUp', '/success', 'signIn'],
])(
  'API-9 a wrong field of %s is told, although the service has no time for what comes next',
  async (operation, pointer, next) => {
    const fresh = await startService()
    let isWrong = false
    const wrap = onAnswerAt(operation, pointer, () => {
      isWrong = true
      return 'wrong'
    })
    const later = busyAt(next)(fresh.handle)
    const handle = wrap((request) => (isWrong ? later(request) : fresh.handle(request)))
    const { out } = await run(handle, fresh.admin).finally(() => fresh.close())
    expect(out).toContain(`✗ differs  ${operation} · schema`)
  },
)
