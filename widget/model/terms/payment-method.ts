/** The provider's names for what stands behind a nonce. */
export type PaymentMethodType =
  | 'CreditCard'
  | 'PayPalAccount'
  | 'VenmoAccount'
  | 'ApplePayCard'
  | 'AndroidPayCard'

/** Facts about the bank behind a card, as the provider reports them. */
export type BinData = Readonly<Record<string, unknown>>

/** What the provider found out during 3D Secure. */
export type ThreeDSecureInfo = Readonly<Record<string, unknown>>

/** A detail as the gateway sends it: `null` where it has none, such as a name that was not given. */
type GatewayFact<Value> = Value | null | undefined

export interface CardDetails {
  readonly lastFour: string
  readonly cardType: string
  readonly bin?: GatewayFact<string>
  readonly lastTwo?: GatewayFact<string>
  readonly expirationMonth?: GatewayFact<string>
  readonly expirationYear?: GatewayFact<string>
  readonly cardholderName?: GatewayFact<string>
}

export interface PayPalDetails {
  readonly email: string
  readonly [field: string]: unknown
}

export interface VenmoDetails {
  readonly username: string
  readonly [field: string]: unknown
}

export interface ApplePayDetails {
  readonly cardType?: GatewayFact<string>
  /** What Apple's sheet handed over, untouched. */
  readonly rawPaymentData?: unknown
  readonly [field: string]: unknown
}

export interface GooglePayDetails {
  readonly cardType?: GatewayFact<string>
  readonly lastFour?: GatewayFact<string>
  readonly bin?: GatewayFact<string>
  readonly isNetworkTokenized?: GatewayFact<boolean>
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
  readonly details: ApplePayDetails
  readonly rawPaymentData: unknown
}

export interface AndroidPayCardPayload extends PayloadBase {
  readonly type: 'AndroidPayCard'
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

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

/** A payment method as the widget keeps it, before device data joins it. */
export type PaymentMethod = DistributiveOmit<PaymentMethodPayload, 'deviceData' | 'rawPaymentData'>
