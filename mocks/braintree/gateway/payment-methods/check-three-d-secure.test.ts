import { expect, test } from 'vitest'
import { createTestGateway, GUEST, JANE, JOHN, nonceOf } from '../testing/test-gateway'

test('a frictionless card is decided at once and gets a new nonce', async () => {
  const { gateway } = createTestGateway()
  const nonce = await nonceOf(gateway, { number: '4000000000001000' })
  const lookup = await gateway.lookUpThreeDSecure(GUEST, { nonce, amount: '10.00' })
  expect(lookup).toMatchObject({
    ok: true,
    value: {
      kind: 'decided',
      paymentMethod: {
        threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
      },
    },
  })
  if (!lookup.ok || lookup.value.kind !== 'decided') throw new Error('Not decided.')
  const replaced = lookup.value.paymentMethod.nonce
  expect(await gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })).toMatchObject({
    errors: [{ code: '91564' }],
  })
  expect(await gateway.sale({ amount: '10.00', paymentMethodNonce: replaced })).toMatchObject({
    success: true,
  })
})

test.each([
  ['4000000000001091', true, 'authenticate_successful', true],
  ['4000000000001091', false, 'authenticate_failed', false],
  ['4000000000001109', true, 'authenticate_failed', false],
  ['4000000000001117', true, 'authenticate_unavailable', false],
])('%s answered right: %s, is %s', async (number, isAnsweredRight, status, liabilityShifted) => {
  const { gateway } = createTestGateway()
  const nonce = await nonceOf(gateway, { number })
  expect(await gateway.lookUpThreeDSecure(GUEST, { nonce, amount: '1' })).toMatchObject({
    value: { kind: 'challenge', lastFour: number.slice(-4) },
  })
  expect(await gateway.answerThreeDSecure(GUEST, { nonce, isAnsweredRight })).toMatchObject({
    value: { threeDSecureInfo: { status, liabilityShifted } },
  })
})

test('a card outside 3D Secure shifts nothing', async () => {
  const { gateway } = createTestGateway()
  const nonce = await nonceOf(gateway)
  expect(await gateway.lookUpThreeDSecure(GUEST, { nonce, amount: '1' })).toMatchObject({
    value: {
      paymentMethod: { threeDSecureInfo: { enrolled: 'N', liabilityShiftPossible: false } },
    },
  })
})

test("bad amounts, unasked answers and others' nonces are refused", async () => {
  const { gateway } = createTestGateway()
  const nonce = await nonceOf(gateway, { vault: true }, JANE)
  const notFound = { ok: false, problem: { code: 'not_found' } }
  const invalid = { ok: false, problem: { code: 'invalid_input' } }
  expect(await gateway.lookUpThreeDSecure(JOHN, { nonce, amount: '1' })).toMatchObject(notFound)
  expect(await gateway.lookUpThreeDSecure(JANE, { nonce, amount: 'x' })).toMatchObject(invalid)
  expect(await gateway.answerThreeDSecure(JANE, { nonce, isAnsweredRight: true })).toMatchObject(
    invalid,
  )
})
