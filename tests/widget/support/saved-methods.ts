import type { SavedMethod } from '../harness/customers'

/** What a customer has saved. */
export const VISA = { kind: 'card', brand: 'Visa', lastFour: '1111' } as const satisfies SavedMethod
export const MASTERCARD = {
  kind: 'card',
  brand: 'MasterCard',
  lastFour: '4444',
} as const satisfies SavedMethod
export const PAYPAL_ACCOUNT = {
  kind: 'paypal',
  email: 'jane@example.com',
} as const satisfies SavedMethod
