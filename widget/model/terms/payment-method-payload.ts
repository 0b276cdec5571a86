type Answer = 'Yes' | 'No' | 'Unknown'

/** Facts about the bank behind a card, as the provider reports them. */
export interface BinData {
  readonly commercial: Answer
  readonly countryOfIssuance: string
  readonly debit: Answer
  readonly durbinRegulated: Answer
  readonly healthcare: Answer
  readonly issuingBank: string
  readonly payroll: Answer
  readonly prepaid: Answer
  readonly productId: string
  readonly [fact: string]: unknown
}

/** What the provider found out during 3D Secure. */
export interface ThreeDSecureInfo {
  readonly liabilityShiftPossible: boolean
  readonly liabilityShifted: boolean
  readonly cavv: string
  readonly xid: string
  readonly dsTransactionId: string
  readonly threeDSecureVersion: string
  readonly eciFlag: string
  readonly threeDSecureAuthenticationId: string
  readonly status: string
  readonly [fact: string]: unknown
}

// What merchants read is typed as the provider documents it and `@types/braintree-web-drop-in` had it, so that what
// compiled with the old drop-in compiles with this one. The gateway may leave out what it does not know, or send `null`,
// such as for a name that was not given: the widget itself goes by `PaymentMethod`, which says so.

export interface CardDetails {
  readonly lastFour: string
  readonly cardType: string
  readonly bin: string
  readonly lastTwo: string
  readonly expirationMonth: string
  readonly expirationYear: string
  readonly cardholderName: string
}

export interface PayPalAddress {
  readonly recipientName: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly countryCode: string
}

export interface PayPalDetails {
  readonly email: string
  readonly payerId: string
  readonly firstName: string
  readonly lastName: string
  readonly countryCode?: string | undefined
  readonly phone?: string | undefined
  readonly shippingAddress?: PayPalAddress | undefined
  readonly billingAddress?: PayPalAddress | undefined
  readonly [field: string]: unknown
}

export interface VenmoDetails {
  readonly username: string
  readonly [field: string]: unknown
}

export interface ApplePayDetails {
  readonly cardType: string
  readonly cardHolderName: string
  readonly dpanLastTwo: string
  /** What Apple's sheet handed over, untouched. */
  readonly rawPaymentData?: unknown
  readonly [field: string]: unknown
}

export interface GooglePayDetails {
  readonly cardType: string
  readonly lastFour: string
  readonly lastTwo: string
  readonly bin: string
  readonly isNetworkTokenized: boolean
  /** What Google's dialog handed over, untouched. */
  readonly rawPaymentData?: unknown
  readonly [field: string]: unknown
}

interface PayloadBase {
  /** Single-use reference to the payment method; send it to your server and charge it there. */
  readonly nonce: string
  /** True when the method is kept with the customer, absent when that is not known. */
  readonly vaulted?: boolean | undefined
  /** True when a subscription of the customer is paid with this method. */
  readonly hasSubscription?: boolean | undefined
  /** Whether the bank bears the risk of this payment; known after 3D Secure. */
  readonly liabilityShifted?: boolean | undefined
  /** Whether the card could be verified at all. */
  readonly liabilityShiftPossible?: boolean | undefined
  /** What the bank answered, in the provider's words. */
  readonly threeDSecureInfo?: ThreeDSecureInfo | undefined
  /** What the data collector gathered; pass it on to your server with the nonce. */
  readonly deviceData?: string | undefined
  /** What is known of the card's issuer: country, debit or prepaid, and the like. */
  readonly binData?: BinData | undefined
}

export interface CreditCardPayload extends PayloadBase {
  readonly type: 'CreditCard'
  readonly binData: BinData
  readonly details: CardDetails
  readonly description?: string | undefined
}

export interface PayPalAccountPayload extends PayloadBase {
  readonly type: 'PayPalAccount'
  readonly details: PayPalDetails
}

export interface VenmoAccountPayload extends PayloadBase {
  readonly type: 'VenmoAccount'
  readonly details: VenmoDetails
}

export interface ApplePayCardPayload extends PayloadBase {
  readonly type: 'ApplePayCard'
  readonly binData: BinData
  readonly details: ApplePayDetails
  readonly rawPaymentData: unknown
}

export interface AndroidPayCardPayload extends PayloadBase {
  readonly type: 'AndroidPayCard'
  readonly binData: BinData
  readonly details: GooglePayDetails
  readonly rawPaymentData: unknown
}

/** What `requestPaymentMethod` resolves with; `type` tells the forms apart. */
export type PaymentMethodPayload =
  | CreditCardPayload
  | PayPalAccountPayload
  | VenmoAccountPayload
  | ApplePayCardPayload
  | AndroidPayCardPayload
