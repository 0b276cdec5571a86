import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedSettings } from './changed-settings'
import type { WidgetOptions } from './create-options'

const base: WidgetOptions = { authorization: 'key' }
const paypal = (amount: string) => ({ flow: 'checkout', amount, currency: 'USD' }) as const
const googlePay = (totalPrice: string, onPaymentDataChanged?: () => unknown) => ({
  transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice } as const,
  ...(onPaymentDataChanged ? { onPaymentDataChanged } : {}),
})

test('WPAY-10 a new amount is one change, whatever else is written anew', () => {
  const before = { ...base, paypal: paypal('1.00'), googlePay: googlePay('1.00') }
  const after = { ...base, paypal: paypal('2.00'), googlePay: googlePay('1.00') }
  expect(changedSettings(before, after)).toEqual([['paypal', 'amount', '2.00']])
})

test('WPAY-10 what lies deep in a setting changes the setting', () => {
  const [before, after] = [googlePay('1.00'), googlePay('2.00')]
  expect(changedSettings({ ...base, googlePay: before }, { ...base, googlePay: after })).toEqual([
    ['googlePay', 'transactionInfo', after.transactionInfo],
  ])
})

test('WPAY-10 a function that is written anew at each rendering changes nothing', () => {
  const render = () => ({ ...base, googlePay: googlePay('1.00', () => ({})) })
  expect(changedSettings(render(), render())).toEqual([])
})

test('WPAY-10 a setting that is left out is unset', () => {
  const before = { ...base, threeDSecure: { amount: '1.00' } }
  expect(changedSettings(before, { ...base, threeDSecure: {} })).toEqual([
    ['threeDSecure', 'amount', undefined],
  ])
})

test('WPAY-10 an option that comes, goes or can’t change is left alone', () => {
  const before = { ...base, paypal: paypal('1.00'), threeDSecure: true, locale: 'de', venmo: true }
  const after = { ...base, threeDSecure: { amount: '1.00' }, applePay: undefined, locale: 'fr' }
  expect(changedSettings(before, after)).toEqual([])
})

test.each([
  [new Date(0), new Date(0)],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ a: 1 }, { b: 1 }],
  [null, {}],
  ['1', 1],
])('WPAY-10 %j and %j differ', (one, other) => {
  const change = (label: unknown) => ({ ...base, googlePay: { ...googlePay('1.00'), label } })
  expect(changedSettings(change(one), change(other))).toEqual([['googlePay', 'label', other]])
})

test('WPAY-10 a copy never differs', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (label) => {
      const of = (value: unknown) => ({
        ...base,
        googlePay: { ...googlePay('1.00'), label: value },
      })
      expect(changedSettings(of(label), of(structuredClone(label)))).toEqual([])
    }),
  )
})
