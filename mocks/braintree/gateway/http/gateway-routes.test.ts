import { describe, expect, test } from 'vitest'
import { createTestGateway, GOOD_CARD } from '../testing/test-gateway'
import { createGatewayRoutes } from './gateway-routes'

async function createCaller(customerId?: string) {
  const { gateway, store } = createTestGateway()
  const app = createGatewayRoutes(gateway)
  const token = await gateway.generateClientToken({
    clientApiUrl: '/gateway',
    ...(customerId === undefined ? {} : { customerId }),
  })
  const { authorizationFingerprint } = JSON.parse(atob(token))
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${authorizationFingerprint}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return { call, gateway, store }
}

const CARDS = '/v1/payment_methods/credit_cards'

test('the configuration names the path that the gateway is mounted at', async () => {
  const { call } = await createCaller()
  const answer = await call('GET', '/v1/configuration')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ clientApiUrl: '', environment: 'sandbox' })
})

test('a card becomes a nonce, is listed when saved and can be deleted', async () => {
  const { call } = await createCaller('jane')
  const created = await call('POST', CARDS, { ...GOOD_CARD, vault: true })
  expect(created.status).toBe(201)
  const { paymentMethods } = await (await call('GET', '/v1/payment_methods?default_first=1')).json()
  expect(paymentMethods).toHaveLength(1)
  const path = `/v1/payment_methods/${paymentMethods[0].nonce}`
  expect((await call('DELETE', path)).status).toBe(204)
  expect((await call('DELETE', path)).status).toBe(404)
})

test('a short answer says its length, so that nothing is compressed and it is sent as it was made', async () => {
  const { call } = await createCaller()
  for (const [method, path, body] of [
    ['POST', CARDS, GOOD_CARD],
    ['POST', CARDS, {}],
    ['GET', '/v1/payment_methods', undefined],
  ] as const) {
    const answer = await call(method, path, body)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const length = Number(answer.headers.get('content-length'))
    expect(length).toBe((await answer.arrayBuffer()).byteLength)
  }
})

test('a 3D Secure challenge is asked and answered', async () => {
  const { call } = await createCaller()
  const created = await call('POST', CARDS, { ...GOOD_CARD, number: '4000000000001091' })
  const { paymentMethod } = await created.json()
  const base = `/v1/payment_methods/${paymentMethod.nonce}/three_d_secure`
  expect(await (await call('POST', `${base}/lookup`, { amount: '1.00' })).json()).toMatchObject({
    kind: 'challenge',
  })
  const answered = await call('POST', `${base}/answer`, { isAnsweredRight: true })
  expect(await answered.json()).toMatchObject({
    paymentMethod: { threeDSecureInfo: { liabilityShifted: true } },
  })
})

describe('bad input', () => {
  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['no authorization', GOOD_CARD, { authorization: '' }, 401, 'unauthorized'],
    ['a forged authorization', GOOD_CARD, { authorization: 'Bearer x|y' }, 401, 'unauthorized'],
    ['another content type', GOOD_CARD, { 'content-type': 'text/plain' }, 415, 'invalid_request'],
    ['broken JSON', '{"number":', {}, 400, 'invalid_request'],
    ['no object', '[]', {}, 400, 'invalid_request'],
    ['a missing field', { number: '4111111111111111' }, {}, 400, 'invalid_request'],
    ['a wrong type', { ...GOOD_CARD, number: 4111111111111111 }, {}, 400, 'invalid_request'],
    ['an unknown field', { ...GOOD_CARD, pin: '1234' }, {}, 400, 'invalid_request'],
    ['a mistyped number', { ...GOOD_CARD, number: '4111111111111112' }, {}, 422, 'invalid_input'],
    ['JSON within a text', JSON.stringify(JSON.stringify(GOOD_CARD)), {}, 400, 'invalid_request'],
    ['a NUL', { ...GOOD_CARD, cardholderName: 'a\0' }, {}, 400, 'invalid_request'],
    ['half a character', { ...GOOD_CARD, cardholderName: '\ud83d' }, {}, 400, 'invalid_request'],
    [
      'what only begins as JSON',
      GOOD_CARD,
      { 'content-type': 'application/json-seq' },
      415,
      'invalid_request',
    ],
    ['a huge body', { ...GOOD_CARD, number: '4'.repeat(20_000) }, {}, 413, 'too_large'],
  ])('with %s is refused', async (_, body, headers, status, code) => {
    const { call } = await createCaller()
    const answer = await call('POST', CARDS, body, headers)
    expect(answer.status).toBe(status)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ error: { code, message: expect.any(String) } })
    expect(text).not.toContain('411111111111111')
  })

  test('an unknown call is 404', async () => {
    const { call } = await createCaller()
    expect((await call('GET', '/v1/nothing')).status).toBe(404)
    expect((await call('GET', '/elsewhere')).status).toBe(404)
  })

  test('names the field that is wrong', async () => {
    const { call } = await createCaller()
    const answer = await call('POST', CARDS, { ...GOOD_CARD, cvv: 1 })
    expect((await answer.json()).error.message).toContain('cvv')
  })
})
