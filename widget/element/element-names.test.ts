import { expect, expectTypeOf, test } from 'vitest'
import type { DropInEventName } from '../model/terms/public-event'
import type { WidgetOptions } from '../options/create-options'
import { EVENT_NAMES } from './event-names'
import { OPTION_BY_ATTRIBUTE, type OPTION_NAMES, readAttribute } from './option-names'

test('WPKG-5 each option has an attribute in kebab case', () => {
  expectTypeOf<(typeof OPTION_NAMES)[number]>().toEqualTypeOf<keyof WidgetOptions>()
  expect([...OPTION_BY_ATTRIBUTE.keys()]).toEqual([
    'authorization',
    'locale',
    'translations',
    'payment-option-priority',
    'hidden-vaulted-payment-method-types',
    'card',
    'paypal',
    'paypal-credit',
    'venmo',
    'apple-pay',
    'google-pay',
    'data-collector',
    'three-d-secure',
    'vault-manager',
    'preselect-vaulted-payment-method',
    'show-default-payment-method-first',
  ])
  expect(OPTION_BY_ATTRIBUTE.get('three-d-secure')).toBe('threeDSecure')
})

test('WPKG-5 every event is passed on', () => {
  expectTypeOf<(typeof EVENT_NAMES)[number]>().toEqualTypeOf<DropInEventName>()
  expect(new Set(EVENT_NAMES).size).toBe(15)
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
