import { expect, test } from 'vitest'
import { toVenmoOptions } from './to-venmo-options'

test('release 3 is told what the merchant said and no more', () => {
  const settings = { allowDesktop: true, ignoreHistoryChanges: true }
  expect(toVenmoOptions(settings, 3)).toEqual(settings)
})

test('release 4 is always told what the account is for', () => {
  expect(toVenmoOptions({}, 4)).toEqual({ paymentMethodUsage: 'multi_use' })
  const once = { paymentMethodUsage: 'single_use', totalAmount: '10.00' }
  expect(toVenmoOptions(once, 4)).toEqual(once)
})

test('an amount reaches either release as text', () => {
  const settings = { paymentMethodUsage: 'single_use', totalAmount: 9.5 }
  for (const generation of [3, 4] as const) {
    expect(toVenmoOptions(settings, generation)).toMatchObject({ totalAmount: '9.50' })
  }
})
