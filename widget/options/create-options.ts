import type { PaymentOptionId } from '../model/terms/payment-option'
import type { CardOptions } from './card-options'
import type {
  ApplePayOptions,
  GooglePayOptions,
  PayPalOptions,
  VenmoOptions,
} from './wallet-options'

export type * from './card-options'
export type * from './wallet-options'

export interface DataCollectorOptions {
  readonly paypal?: boolean | undefined
  readonly riskCorrelationId?: string | undefined
  readonly cb1?: string | undefined
  /** True cancels the creation when device data can't be collected. Default false: no sale is lost for it. */
  readonly required?: boolean | undefined
}

export interface ThreeDSecureOptions {
  /** Amount to verify when a request names none. @deprecated Pass it with each request. */
  readonly amount?: string | number | undefined
  readonly cardinalSDKConfig?: Readonly<Record<string, unknown>> | undefined
}

/** Everything a merchant can set, apart from the place on the page. */
export interface WidgetOptions {
  /** A client token from your server, or a tokenization key. */
  readonly authorization: string
  /** A locale such as `de_DE`, `de-DE` or `de`. Default English. */
  readonly locale?: string | undefined
  /** Texts that replace the widget's own, by key. */
  readonly translations?: Readonly<Record<string, string>> | undefined
  /** Which options to offer, in this order. */
  readonly paymentOptionPriority?: readonly PaymentOptionId[] | undefined
  /** Options whose saved methods stay hidden; those of Apple Pay, Google Pay and Venmo always do. */
  readonly hiddenVaultedPaymentMethodTypes?: readonly PaymentOptionId[] | undefined
  /** `false` switches cards off. */
  readonly card?: boolean | CardOptions | undefined
  readonly paypal?: PayPalOptions | undefined
  readonly paypalCredit?: PayPalOptions | undefined
  readonly venmo?: boolean | VenmoOptions | undefined
  readonly applePay?: ApplePayOptions | undefined
  readonly googlePay?: GooglePayOptions | undefined
  readonly dataCollector?: boolean | DataCollectorOptions | undefined
  readonly threeDSecure?: boolean | ThreeDSecureOptions | undefined
  /** Lets a returning customer delete saved methods. Default false. */
  readonly vaultManager?: boolean | undefined
  /** Whether the first saved method is chosen from the start. Default true. */
  readonly preselectVaultedPaymentMethod?: boolean | undefined
  /** Whether the customer's default method leads the list. Default true. */
  readonly showDefaultPaymentMethodFirst?: boolean | undefined
}

/** An element, or a selector that finds one; it must be empty. */
export type Target = string | Element

interface ContainerTarget {
  readonly container: Target
  readonly selector?: undefined
}

interface SelectorTarget {
  /** @deprecated Use `container`. */
  readonly selector: Target
  readonly container?: undefined
}

interface Cancellable {
  /** Aborting it while the widget starts stops the start, removes everything and rejects `create`. */
  readonly signal?: AbortSignal | undefined
}

/** What `create` takes. */
export type CreateOptions = WidgetOptions & Cancellable & (ContainerTarget | SelectorTarget)
