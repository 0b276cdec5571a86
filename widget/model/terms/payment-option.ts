/** Every payment option that the widget can offer, in the order in which it offers them by default. */
export const PAYMENT_OPTION_IDS = [
  'card',
  'paypal',
  'paypalCredit',
  'venmo',
  'applePay',
  'googlePay',
] as const

/** A payment option, as merchants name it in their options. */
export type PaymentOptionId = (typeof PAYMENT_OPTION_IDS)[number]

/** What the widget can show: one sheet for each option, and the three views around them. */
export type ViewId = PaymentOptionId | 'methods' | 'options' | 'delete-confirmation'

export function isPaymentOptionId(value: unknown): value is PaymentOptionId {
  return PAYMENT_OPTION_IDS.some((id) => id === value)
}
