import { afterEach, expect, test, vi } from 'vitest'
import { toPaymentMethod, toSavedMethods } from './to-payment-method'

afterEach(() => vi.restoreAllMocks())

/** What the card fields make of the gateway's answer about a card without a name. */
const TOKENIZED = {
  nonce: 'tokencc_1',
  type: 'CreditCard',
  description: 'ending in 11',
  details: {
    cardholderName: null,
    expirationMonth: '12',
    expirationYear: '2030',
    bin: '411111',
    cardType: 'Visa',
    lastFour: '1111',
    lastTwo: '11',
  },
  binData: { commercial: 'Unknown' },
}

test('a card that was just made comes through as the gateway tells of it', () => {
  expect(toPaymentMethod(TOKENIZED)).toEqual(TOKENIZED)
})

test.each([
  ['bin', { cardType: 'Visa', lastFour: '1111', bin: null }],
  [
    'expiration',
    { cardType: 'Visa', lastFour: '1111', expirationMonth: null, expirationYear: null },
  ],
  ['name', { cardType: 'Visa', lastFour: '1111', cardholderName: null, lastTwo: null }],
])(
  'a saved card whose %s is null stays in the list, and its details as they came',
  (_name, details) => {
    const entry = { nonce: 'n', type: 'CreditCard', default: true, hasSubscription: false, details }
    expect(toSavedMethods([entry])).toEqual([
      { nonce: 'n', type: 'CreditCard', hasSubscription: false, details, vaulted: true },
    ])
  },
)

test.each([
  ['CreditCard', { cardType: '', lastFour: '' }],
  ['PayPalAccount', { email: '' }],
  ['VenmoAccount', { username: '' }],
  ['ApplePayCard', {}],
  ['AndroidPayCard', {}],
])('%s of which the gateway knows the nonce alone can be paid with', (type, details) => {
  const nothing = { description: null, binData: null, hasSubscription: null }
  for (const unknown of [{ details: null }, {}, { details: {} }]) {
    expect(toPaymentMethod({ nonce: 'n', type, ...nothing, ...unknown })).toEqual({
      nonce: 'n',
      type,
      details,
    })
  }
})

test('facts of a wallet that are null stay null', () => {
  const details = { cardType: null, lastFour: null, bin: null, isNetworkTokenized: null }
  const method = { nonce: 'n', type: 'AndroidPayCard', details }
  expect(toPaymentMethod(method)).toEqual(method)
})

test('a saved method of another type is left out, and one without a nonce is reported', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(toSavedMethods([{ nonce: 'n', type: 'UsBankAccount', details: {} }, null])).toEqual([])
  expect(report).not.toHaveBeenCalled()
  expect(toSavedMethods([{ nonce: null, type: 'CreditCard', details: {} }])).toEqual([])
  expect(report).toHaveBeenCalledOnce()
})
