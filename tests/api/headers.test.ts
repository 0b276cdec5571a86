import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../mocks/api/admission/limits'
import { startApi } from '../../mocks/api/start-api'
import { admin, shopper } from './support/accounts'
import type { Account } from './support/client'
import { drawPhoto, productFields } from './support/forms'
import { productionSecrets } from './support/production-secrets'
import { provideApi } from './support/test-api'

/** An address that has used up its requests. */
const FLOODING = '10.0.0.9'
const it = provideApi({
  environment: { TRUST_PROXY: '1' },
  limits: {
    ...DEFAULT_LIMITS,
    requests: { ...DEFAULT_LIMITS.requests, perSecond: 0.01 },
  },
})

// Lists of orders can't be read then.
beforeAll(() => it.api.database.execute(sql`alter table orders rename to orders_elsewhere`))

const json = { 'Content-Type': 'application/json' }
const post = (body: string) => ({ method: 'POST', headers: json, body })

/** An answer of each kind: what is asked for, and with what status it is answered. */
async function collectAnswers(): Promise<readonly (readonly [number, Response])[]> {
  const as = await it.client.as(admin)
  const { data } = await it.client.call('createProduct', {
    as,
    body: productFields({ file: await drawPhoto() }),
  })
  const photo = data?.photo?.data ?? ''
  const { headers } = await it.api.app.request(photo)
  const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } }
  const bearer = async (account: Account) => ({
    headers: { Authorization: `Bearer ${(await it.client.as(account)).token}` },
  })
  it.api.admission.requests.spend(FLOODING, DEFAULT_LIMITS.requests.capacity)
  const requests: readonly (readonly [number, string, RequestInit?])[] = [
    [200, '/api/category/list'],
    [200, '/api/product/list?limit=undefined'],
    [200, '/healthz'],
    [200, '/readyz'],
    [200, photo],
    [304, photo, known],
    [400, `${photo}?width=7`],
    [404, `/api/photo/${'0'.repeat(64)}.webp`],
    [400, '/api/auth/signin', post('{')],
    [401, `/api/order/status-values/${as.userId}`],
    [403, `/api/order/status-values/${as.userId}`, await bearer(shopper)],
    [404, '/api/nothing'],
    [405, '/api/category/list', { method: 'DELETE' }],
    [413, '/api/auth/signin', post(`"${'x'.repeat(1024 * 1024)}"`)],
    [429, '/api/category/list', { headers: { 'X-Forwarded-For': FLOODING } }],
    [429, '/api/nothing', { method: 'POST', headers: { 'X-Forwarded-For': FLOODING } }],
    [500, `/api/order/list/${as.userId}`, await bearer(admin)],
    [404, '/braintree-gateway/nothing'],
  ]
  return Promise.all(
    requests.map(
      async ([status, path, init]) => [status, await it.api.app.request(path, init)] as const,
    ),
  )
}

test('API-8 every kind of answer carries a request id and the security headers', async () => {
  for (const [status, { status: answered, headers }] of await collectAnswers()) {
    expect(answered).toBe(status)
    expect(headers.get('X-Request-Id')).toMatch(/\w/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  }
})

test('API-8 HTTPS is promised in production alone, and for this host alone', async () => {
  const api = await startApi({
    mode: 'service',
    isInMemory: true,
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
    log: () => undefined,
    environment: { ...productionSecrets, TRUST_PROXY: '1' },
  })
  const flooding = { 'X-Forwarded-For': FLOODING }
  api.admission.requests.spend(FLOODING, 2 * DEFAULT_LIMITS.requests.capacity)
  const requests: readonly (readonly [number, string, RequestInit?])[] = [
    [200, '/api/category/list'],
    [404, '/api/nothing'],
    [200, '/healthz'],
    [429, '/api/category/list', { headers: flooding }],
  ]
  for (const [status, path, init] of requests) {
    const { status: answered, headers } = await api.app.request(path, init)
    expect(answered).toBe(status)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  }
  await api.close()
})
