import { expect, test } from 'vitest'
import type { CardBrand, Instrument } from '../instrument'
import { findTestNonce } from './find-test-nonce'
import { NOT_A_TEST_CARD } from './scenarios'
import { CHALLENGE_PASSED, NOT_ENROLLED } from './three-d-secure-cards'

function card(brand: CardBrand): Extract<Instrument, { kind: 'card' }> {
  const facts = { expirationMonth: '12', expirationYear: '2035', cardholderName: null }
  return { kind: 'card', card: { brand, bin: null, lastFour: '0000', postalCode: null, ...facts } }
}

const PAYPAL: Instrument = { kind: 'paypal', email: 'a@b.example', payerId: 'p', isCredit: true }

test.each([
  ['a Mastercard', card('MasterCard'), null, 'fake-valid-mastercard-nonce'],
  ['a brand without a nonce of its own', card('UnionPay'), null, 'fake-valid-nonce'],
  ['a declined Visa', card('Visa'), 'declined-visa', 'fake-processor-declined-visa-nonce'],
  ['PayPal', PAYPAL, null, 'fake-paypal-one-time-nonce'],
  ['Venmo', { kind: 'venmo', username: 'joe' }, null, 'fake-venmo-account-nonce'],
  [
    'Apple Pay',
    { ...card('MasterCard'), kind: 'apple-pay' },
    null,
    'fake-apple-pay-mastercard-nonce',
  ],
  [
    'Google Pay',
    { ...card('Discover'), kind: 'google-pay', isNetworkTokenized: false },
    null,
    'fake-android-pay-discover-nonce',
  ],
] as const)('WKIT-2 %s', (_, instrument, scenario, nonce) => {
  expect(findTestNonce({ instrument, scenario })).toBe(nonce)
})

test('WKIT-2 a card whose bank has taken the liability', () => {
  const subject = { instrument: card('Visa'), scenario: null, threeDSecure: CHALLENGE_PASSED }
  expect(findTestNonce(subject)).toBe('fake-three-d-secure-visa-full-authentication-nonce')
})

test('WKIT-2 a result of 3D Secure without a nonce is none for the server', () => {
  const subject = { instrument: card('Visa'), scenario: null, threeDSecure: NOT_ENROLLED }
  expect(findTestNonce(subject)).toBe('fake-valid-nonce')
})

test('WKIT-2 there is none for a card that is none of the test cards', () => {
  expect(findTestNonce({ instrument: card('Visa'), scenario: NOT_A_TEST_CARD })).toBeUndefined()
})
