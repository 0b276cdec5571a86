import type { PaymentMethodType } from '../terms/payment-method'

const NAMES: Record<PaymentMethodType, string> = {
  CreditCard: 'card',
  PayPalAccount: 'paypal',
  VenmoAccount: 'venmo',
  ApplePayCard: 'applepay',
  AndroidPayCard: 'googlepay',
}

/** What analytics call a type of payment method. */
export function analyticsName(type: PaymentMethodType): string {
  return NAMES[type]
}
