import { describe, expect, test } from 'vitest'
import type { CardInput } from '../payment-methods/tokenization'
import { createTestGateway, GOOD_CARD, GUEST, JANE } from '../testing/test-gateway'

describe('a typed card', () => {
  test('becomes a nonce that tells bin, brand and last four digits', async () => {
    const { gateway, store } = createTestGateway()
    const result = await gateway.tokenizeCard(GUEST, { ...GOOD_CARD, cardholderName: 'Jane Doe' })
    if (!result.ok) throw new Error(result.problem.message)
    expect(result.value).toMatchObject({
      type: 'CreditCard',
      description: 'ending in 11',
      details: {
        bin: '411111',
        cardType: 'Visa',
        lastFour: '1111',
        lastTwo: '11',
        expirationMonth: '12',
        expirationYear: '2030',
        cardholderName: 'Jane Doe',
      },
      binData: { prepaid: 'Unknown' },
    })
    const kept = JSON.stringify(await store.findNonce(result.value.nonce))
    expect(kept).not.toContain(GOOD_CARD.number)
    expect(kept).not.toContain('cvv')
  })

  test.each<[string, Partial<CardInput>, string, string]>([
    ['a mistyped number', { number: '4111111111111112' }, '81715', 'number'],
    ['a month that does not exist', { expirationMonth: '13' }, '81710', 'expirationDate'],
    ['a date in the past', { expirationYear: '2020' }, '81710', 'expirationDate'],
    ['a short security code', { cvv: '12' }, '81707', 'cvv'],
    ['three digits on an Amex', { number: '378282246310005' }, '81707', 'cvv'],
    ['a bad postal code', { postalCode: '!' }, '81813', 'postalCode'],
    ['an endless name', { cardholderName: 'x'.repeat(256) }, '81723', 'cardholderName'],
    ['a brand nobody takes', { number: '6370950000000005' }, '81703', 'number'],
  ])('with %s is refused', async (_, change, code, field) => {
    const { gateway } = createTestGateway()
    const result = await gateway.tokenizeCard(GUEST, { ...GOOD_CARD, ...change })
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'invalid_input', fieldProblems: [{ code, field }] },
    })
  })

  test('of Diners Club is taken where Discover is', async () => {
    const { gateway } = createTestGateway({ supportedCardTypes: ['Discover'] })
    const result = await gateway.tokenizeCard(GUEST, { ...GOOD_CARD, number: '36259600000004' })
    expect(result).toMatchObject({ ok: true, value: { details: { cardType: 'Diners Club' } } })
  })
})

describe('saving a card', () => {
  const vaulted = { ...GOOD_CARD, vault: true }

  test('needs a customer: a guest gets a nonce and nothing is kept', async () => {
    const { gateway, store } = createTestGateway()
    expect((await gateway.tokenizeCard(GUEST, vaulted)).ok).toBe(true)
    expect(await store.listVaulted('jane')).toEqual([])
  })

  test('makes the first one the default', async () => {
    const { gateway } = createTestGateway()
    await gateway.tokenizeCard(JANE, vaulted)
    await gateway.tokenizeCard(JANE, { ...vaulted, number: '5555555555554444' })
    const newestFirst = await gateway.fetchPaymentMethods(JANE, { defaultFirst: false })
    const defaultFirst = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
    expect(newestFirst.map((method) => method.details['cardType'])).toEqual(['MasterCard', 'Visa'])
    expect(defaultFirst.map((method) => method.default)).toEqual([true, false])
  })

  test('twice is refused where duplicates are', async () => {
    const { gateway } = createTestGateway({ failOnDuplicatePaymentMethod: true })
    await gateway.tokenizeCard(JANE, vaulted)
    expect(await gateway.tokenizeCard(JANE, vaulted)).toMatchObject({
      ok: false,
      problem: { code: 'conflict', fieldProblems: [{ code: '81724' }] },
    })
  })

  test.each([
    ['a wrong security code', { cvv: '200' }, '81736'],
    ['a card that issuers decline', { number: '4000111111111115' }, '81715'],
  ])('with %s fails where cards are verified', async (_, change, code) => {
    const { gateway } = createTestGateway({ verifyCards: true })
    expect(await gateway.tokenizeCard(JANE, { ...vaulted, ...change })).toMatchObject({
      ok: false,
      problem: { fieldProblems: [{ code }] },
    })
    expect(await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })).toEqual([])
  })
})

test('a PayPal account is saved once however often it pays', async () => {
  const { gateway } = createTestGateway()
  const input = { email: 'jane@paypal.example', vault: true }
  await gateway.tokenizePayPal(JANE, input)
  await gateway.tokenizePayPal(JANE, input)
  const methods = await gateway.fetchPaymentMethods(JANE, { defaultFirst: true })
  expect(methods).toMatchObject([
    { type: 'PayPalAccount', default: true, details: { email: input.email } },
  ])
})

test('wallet cards and Venmo accounts become nonces of their type', async () => {
  const { gateway } = createTestGateway()
  const card = 'visa'
  expect(await gateway.tokenizeWalletCard(GUEST, { wallet: 'apple-pay', card })).toMatchObject({
    value: { type: 'ApplePayCard', details: { dpanLastTwo: '11' } },
  })
  expect(
    await gateway.tokenizeWalletCard(GUEST, {
      wallet: 'google-pay',
      card,
      isNetworkTokenized: false,
    }),
  ).toMatchObject({ value: { type: 'AndroidPayCard', details: { isNetworkTokenized: false } } })
  expect(await gateway.tokenizeVenmo(GUEST, { username: 'jane' })).toMatchObject({
    value: { type: 'VenmoAccount', details: { username: 'jane' } },
  })
})

test('a wallet card that does not exist, or that nobody takes, is refused', async () => {
  const { gateway } = createTestGateway()
  for (const card of ['nothing', 'hiper']) {
    expect(await gateway.tokenizeWalletCard(GUEST, { wallet: 'apple-pay', card })).toMatchObject({
      ok: false,
      problem: { fieldProblems: [{ code: '81703' }] },
    })
  }
})
