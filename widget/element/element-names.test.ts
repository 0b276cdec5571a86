import { expect, expectTypeOf, test } from 'vitest'
import { toKebabCase } from '../model/terms/to-kebab-case'
import type { WidgetOptions } from '../options/create-options'
import { OPTION_NAMES, readAttribute } from './option-names'

const OPTION_BY_ATTRIBUTE = {
  authorization: 'authorization',
  locale: 'locale',
  translations: 'translations',
  'payment-option-priority': 'paymentOptionPriority',
  'hidden-vaulted-payment-method-types': 'hiddenVaultedPaymentMethodTypes',
  card: 'card',
  paypal: 'paypal',
  'paypal-credit': 'paypalCredit',
  venmo: 'venmo',
  'apple-pay': 'applePay',
  'google-pay': 'googlePay',
  'data-collector': 'dataCollector',
  'three-d-secure': 'threeDSecure',
  'vault-manager': 'vaultManager',
  'preselect-vaulted-payment-method': 'preselectVaultedPaymentMethod',
  'show-default-payment-method-first': 'showDefaultPaymentMethodFirst',
} as const

test('WPKG-5 each option is a property, and an attribute in kebab case', () => {
  type Named = (typeof OPTION_BY_ATTRIBUTE)[keyof typeof OPTION_BY_ATTRIBUTE]
  expectTypeOf<Named>().toEqualTypeOf<keyof WidgetOptions>()
  expect(OPTION_NAMES).toEqual(Object.values(OPTION_BY_ATTRIBUTE))
  expect(OPTION_NAMES.map(toKebabCase)).toEqual(Object.keys(OPTION_BY_ATTRIBUTE))
})

test.each([
  ['paypal', '{"flow":"vault"}', { flow: 'vault' }],
  ['vaultManager', '', true],
  ['vaultManager', 'false', false],
  ['venmo', null, undefined],
  ['locale', 'de-DE', 'de-DE'],
  ['authorization', '123', '123'],
])('WPKG-5 the attribute of %s with %j means %j', (option, value, meant) => {
  expect(readAttribute(option, value)).toEqual(meant)
})
