import { expect, test } from 'vitest'
import { readScriptOptions } from './script-options'

function read(attributes: Record<string, string>) {
  return readScriptOptions(Object.entries(attributes).map(([name, value]) => ({ name, value })))
}

test('WSET-13 dots lead into objects and dashes become capitals', () => {
  expect(
    read({
      'data-locale': 'de_DE',
      'data-payment-option-priority': '["paypal","card"]',
      'data-paypal.flow': 'checkout',
      'data-paypal.amount': '10.00',
      'data-paypal-credit.landing-page-type': 'login',
      'data-data-collector.paypal': 'true',
    }),
  ).toEqual({
    locale: 'de_DE',
    paymentOptionPriority: ['paypal', 'card'],
    paypal: { flow: 'checkout', amount: 10 },
    paypalCredit: { landingPageType: 'login' },
    dataCollector: { paypal: true },
  })
})

test.each([
  [{ 'data-card.cardholdername': 'true' }, true],
  [{ 'data-card.cardholder-name.required': 'true' }, { required: true }],
  [
    { 'data-card.cardholdername': 'true', 'data-card.cardholdername.required': 'true' },
    { required: true },
  ],
  [
    { 'data-card.cardholdername.required': 'true', 'data-card.cardholdername': 'true' },
    { required: true },
  ],
])('WSET-13 the cardholder name in %j', (attributes, cardholderName) => {
  expect(read(attributes)).toEqual({ card: { cardholderName } })
})

test('WSET-13 attributes that are not on the list are ignored', () => {
  expect(read({ 'data-vault-manager': 'true', 'data-venmo': 'true', src: 'dropin.js' })).toEqual({})
})
