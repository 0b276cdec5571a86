import { expect, test } from 'vitest'
import { enUS } from '../../locales/en-us'
import { createTranslator } from '../../locales/translator'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { describeMethod } from './method-texts'

const translate = createTranslator('en_US', enUS, {})

function textsOf(method: PaymentMethod): string[] {
  const { title, subtitle } = describeMethod(method, translate)
  return [title, subtitle]
}

test('a method is called by what tells it from others of its kind, and by its kind', () => {
  const card = { lastFour: '1111', cardType: 'Visa' }
  expect(textsOf({ nonce: 'n', type: 'CreditCard', details: card })).toEqual([
    'Ending in 1111',
    'Visa',
  ])
  expect(
    textsOf({ nonce: 'n', type: 'PayPalAccount', details: { email: 'j@example.com' } }),
  ).toEqual(['j@example.com', 'PayPal'])
})

test('a method of which the gateway knows nothing more is called by its kind alone', () => {
  const visa = { lastFour: '', cardType: 'Visa' }
  const card = { lastFour: '', cardType: '' }
  expect(textsOf({ nonce: 'n', type: 'CreditCard', details: visa })).toEqual(['Visa', ''])
  expect(textsOf({ nonce: 'n', type: 'CreditCard', details: card })).toEqual(['Card', ''])
  expect(textsOf({ nonce: 'n', type: 'PayPalAccount', details: { email: '' } })).toEqual([
    'PayPal',
    '',
  ])
  expect(textsOf({ nonce: 'n', type: 'VenmoAccount', details: { username: '' } })).toEqual([
    'Venmo',
    '',
  ])
})
