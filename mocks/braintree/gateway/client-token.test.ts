import { expect, test } from 'vitest'
import { readAccess } from './client-token'
import { createTestGateway } from './testing/test-gateway'

function decode(token: string): Record<string, string> {
  return JSON.parse(atob(token))
}

async function fingerprintFor(customerId?: string) {
  const test = createTestGateway({ clientTokenLifetimeMs: 1000 })
  const token = await test.gateway.generateClientToken({
    clientApiUrl: '/gateway',
    ...(customerId === undefined ? {} : { customerId }),
  })
  return {
    ...test,
    token: decode(token),
    fingerprint: decode(token)['authorizationFingerprint'] ?? '',
  }
}

test('a token names the API, the environment and the customer', async () => {
  const { gateway, token, fingerprint } = await fingerprintFor('a&b c+d')
  expect(token).toMatchObject({ clientApiUrl: '/gateway', environment: 'sandbox' })
  expect(fingerprint).toContain('&customer_id=')
  expect(await gateway.authorize(fingerprint)).toEqual({
    ok: true,
    value: { kind: 'client-token', customerId: 'a&b c+d' },
  })
})

test("a guest's token names no customer", async () => {
  const { gateway, fingerprint } = await fingerprintFor()
  expect(fingerprint).not.toContain('customer_id')
  expect(await gateway.authorize(fingerprint)).toMatchObject({ value: { customerId: null } })
})

test('a token that was tampered with, cut or made elsewhere is refused', async () => {
  const { gateway, fingerprint } = await fingerprintFor('jane')
  const elsewhere = createTestGateway({ signingKey: 'another' })
  const refused = { ok: false, problem: { code: 'unauthorized' } }
  const forged = fingerprint.replace('jane', 'john')
  for (const authorization of [forged, fingerprint.slice(1), '', '|', 'nonsense']) {
    expect(await gateway.authorize(authorization)).toMatchObject(refused)
  }
  expect(await elsewhere.gateway.authorize(fingerprint)).toMatchObject(refused)
})

test('nothing can be put behind what is signed', async () => {
  const { gateway, fingerprint } = await fingerprintFor()
  const refused = { ok: false, problem: { code: 'unauthorized' } }
  for (const appended of ['|customer_id=usr_ada', '|', '&customer_id=usr_ada', '|?customer_id=1']) {
    expect(await gateway.authorize(fingerprint + appended)).toMatchObject(refused)
  }
  expect(await gateway.authorize(`customer_id=usr_ada&|${fingerprint}`)).toMatchObject(refused)
})

test('a token expires', async () => {
  const { gateway, fingerprint, wait } = await fingerprintFor('jane')
  wait(999)
  expect(await gateway.authorize(fingerprint)).toMatchObject({ ok: true })
  wait(1)
  expect(await gateway.authorize(fingerprint)).toMatchObject({ ok: false })
})

test("tokenization keys are taken when they are this merchant's", async () => {
  const { gateway } = createTestGateway()
  expect(await gateway.authorize('sandbox_abc123_simulated_merchant')).toMatchObject({ ok: true })
  expect(await gateway.authorize('sandbox_abc123_somebody_else')).toMatchObject({ ok: false })
})

test.each([
  ['abc|created_at=1&customer_id=jane&merchant_id=m', 'jane'],
  ['abc&customer_id=1', '1'],
  ['jwt?customer_id=%zz', '%zz'],
  ['abc|created_at=1', null],
])('%s speaks for %s', (fingerprint, customerId) => {
  expect(readAccess(fingerprint)).toEqual({ kind: 'client-token', customerId })
})
