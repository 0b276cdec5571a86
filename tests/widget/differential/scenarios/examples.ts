import type { SavedMethodOptions } from '../../../../mocks/braintree/control/vault-control'

/** A payment of ten dollars, as each wallet wants to hear of it. */
export const PAYPAL = { flow: 'checkout', amount: '10.00', currency: 'USD' } as const
export const APPLE_PAY = {
  displayName: 'Shop',
  paymentRequest: { total: { label: 'Shop', amount: '10.00' } },
} as const
export const GOOGLE_PAY = {
  googlePayVersion: 2,
  merchantId: 'merchant',
  transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '10.00', currencyCode: 'USD' },
} as const

/** What a customer has saved. */
export const VISA: SavedMethodOptions = { type: 'CreditCard', number: '4111111111111111' }
export const MASTERCARD: SavedMethodOptions = { type: 'CreditCard', number: '5555555555554444' }
export const PAYPAL_ACCOUNT: SavedMethodOptions = {
  type: 'PayPalAccount',
  email: 'jane@paypal.example',
}
export const VENMO_ACCOUNT: SavedMethodOptions = { type: 'VenmoAccount', username: 'jane' }
