/** Card brands by the names that the gateway's configuration and payment methods use. */
export const CARD_BRANDS = [
  'Visa',
  'MasterCard',
  'American Express',
  'Discover',
  'Diners Club',
  'JCB',
  'Maestro',
  'UnionPay',
  'Elo',
  'Hiper',
  'Hipercard',
] as const

export type CardBrand = (typeof CARD_BRANDS)[number]

/** What may be known of a card. The number itself is never part of it. */
export interface CardFacts {
  readonly brand: CardBrand
  /** `null` where the gateway does not say. */
  readonly bin: string | null
  readonly lastFour: string
  /** Two digits. */
  readonly expirationMonth: string
  /** Four digits. */
  readonly expirationYear: string
  readonly cardholderName: string | null
  readonly postalCode: string | null
}

/** The means of payment behind a nonce, a saved method or a transaction. */
export type Instrument =
  | { readonly kind: 'card'; readonly card: CardFacts }
  | { readonly kind: 'apple-pay'; readonly card: CardFacts }
  | {
      readonly kind: 'google-pay'
      readonly card: CardFacts
      readonly isNetworkTokenized: boolean
    }
  | {
      readonly kind: 'paypal'
      readonly email: string
      readonly payerId: string
      readonly isCredit: boolean
    }
  | { readonly kind: 'venmo'; readonly username: string }

export type InstrumentKind = Instrument['kind']

/** Payment method types as merchants see them. */
export const PAYMENT_METHOD_TYPES = {
  card: 'CreditCard',
  'apple-pay': 'ApplePayCard',
  'google-pay': 'AndroidPayCard',
  paypal: 'PayPalAccount',
  venmo: 'VenmoAccount',
} as const satisfies Record<InstrumentKind, string>

export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[InstrumentKind]
