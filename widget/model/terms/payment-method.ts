import type {
  AndroidPayCardPayload,
  ApplePayCardPayload,
  CreditCardPayload,
  PaymentMethodPayload,
  PayPalAccountPayload,
  VenmoAccountPayload,
} from './payment-method-payload'

/** The provider's names for what stands behind a nonce. */
export type PaymentMethodType = PaymentMethodPayload['type']

type Facts = Readonly<Record<string, unknown>>

/** Details as the gateway sends them: only some are always there, and `null` stands for what it does not know. */
type KnownDetails<Details, Sure extends keyof Details> = Pick<Details, Sure> & {
  readonly [Name in keyof Details]?: Details[Name] | null | undefined
}

type Known<Payload extends PaymentMethodPayload, Sure extends keyof Payload['details']> = Omit<
  Payload,
  'binData' | 'details' | 'deviceData' | 'rawPaymentData' | 'threeDSecureInfo'
> & {
  readonly details: KnownDetails<Payload['details'], Sure>
  readonly binData?: Facts | undefined
  readonly threeDSecureInfo?: Facts | undefined
}

/** A payment method as the widget keeps it, before device data joins it. */
export type PaymentMethod =
  | Known<CreditCardPayload, 'cardType' | 'lastFour'>
  | Known<PayPalAccountPayload, 'email'>
  | Known<VenmoAccountPayload, 'username'>
  | Known<ApplePayCardPayload, never>
  | Known<AndroidPayCardPayload, never>
