import { expect, test } from 'vitest'
import { createTestGateway, GUEST, JANE, JOHN, nonceOf } from '../testing/test-gateway'

const PAYPAL = {
  kind: 'paypal',
  email: 'jane@paypal.example',
  payerId: 'PAYER',
  isCredit: false,
} as const

test('a guest has no saved methods and may not delete any', async () => {
  const { gateway } = createTestGateway()
  expect(await gateway.fetchPaymentMethods(GUEST, { defaultFirst: true })).toEqual([])
  expect(await gateway.deletePaymentMethod(GUEST, 'any')).toMatchObject({
    ok: false,
    problem: { code: 'forbidden' },
  })
})

test('every fetch makes new nonces', async () => {
  const { gateway } = createTestGateway()
  await nonceOf(gateway, { vault: true }, JANE)
  const [one] = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
  const [other] = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
  expect(one?.nonce).not.toBe(other?.nonce)
})

test('a deleted method is gone, and gone for its owner only', async () => {
  const { gateway } = createTestGateway()
  await nonceOf(gateway, { vault: true }, JANE)
  const [method] = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
  const nonce = method?.nonce ?? ''
  const notFound = { ok: false, problem: { code: 'not_found' } }
  expect(await gateway.deletePaymentMethod(JOHN, nonce)).toMatchObject(notFound)
  expect(await gateway.deletePaymentMethod(JANE, nonce)).toEqual({ ok: true, value: null })
  expect(await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })).toEqual([])
  expect(await gateway.deletePaymentMethod(JANE, nonce)).toMatchObject(notFound)
})

test('a method that pays a subscription stays', async () => {
  const { gateway } = createTestGateway()
  await gateway.vault({ customerId: 'jane', instrument: PAYPAL, hasSubscription: true })
  const [method] = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
  expect(method?.hasSubscription).toBe(true)
  expect(await gateway.deletePaymentMethod(JANE, method?.nonce ?? '')).toMatchObject({
    ok: false,
    problem: { code: 'conflict' },
  })
})

test('a new default takes the place of the old one', async () => {
  const { gateway } = createTestGateway()
  await nonceOf(gateway, { vault: true }, JANE)
  await gateway.vault({ customerId: 'jane', instrument: PAYPAL, isDefault: true })
  const methods = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
  expect(methods.map((method) => [method.type, method.default])).toEqual([
    ['PayPalAccount', true],
    ['CreditCard', false],
  ])
})
