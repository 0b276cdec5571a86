import type { PaymentOptionId } from '../model/terms/payment-option'
import type { CardOptions } from './card-options'
import type {
  ApplePayOptions,
  GooglePayOptions,
  PayPalCheckoutOptions,
  PayPalVaultOptions,
  VenmoOptions,
} from './wallet-options'

export type * from './card-options'
export type * from './wallet-options'

/** What the provider's data collector takes, and what its failure means. */
export interface DataCollectorOptions {
  /** Collects for PayPal too. */
  paypal?: boolean | undefined
  /** Your own id of the session, in place of a generated one. */
  riskCorrelationId?: string | undefined
  /** The same by an older name. @deprecated Use `riskCorrelationId`. */
  clientMetadataId?: string | undefined
  /** The same by its oldest name. @deprecated Use `riskCorrelationId`. */
  correlationId?: string | undefined
  /** Name of a global function that is called with the id of the session. */
  cb1?: string | undefined
  /** True cancels the creation when device data can't be collected. Default false: no sale is lost for it. */
  required?: boolean | undefined
}

/** What 3D Secure takes for all payments; what belongs to one goes with its request. */
export interface ThreeDSecureOptions {
  /** Amount to verify when a request names none. @deprecated Pass it with each request. */
  amount?: string | number | undefined
  /** Settings of the bank's script, such as where its window is placed and how much it logs. */
  cardinalSDKConfig?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Everything a merchant can set, apart from the place on the page. Not read-only: options are often put together piece by
 * piece.
 */
export interface WidgetOptions {
  /** A client token from your server, or a tokenization key. */
  authorization: string
  /** A locale such as `de_DE`, `de-DE` or `de`. Default English. */
  locale?: string | undefined
  /** Texts that replace the widget's own, by key. */
  translations?: Readonly<Record<string, string>> | undefined
  /** Which options to offer, in this order. */
  paymentOptionPriority?: readonly PaymentOptionId[] | undefined
  /** Options whose saved methods stay hidden; those of Apple Pay, Google Pay and Venmo always do. */
  hiddenVaultedPaymentMethodTypes?: readonly PaymentOptionId[] | undefined
  /** `false` switches cards off; they are on by default. */
  card?: boolean | CardOptions | undefined
  /** Offers PayPal, where the gateway does: `{ flow: 'vault' }`, or `{ flow: 'checkout', amount, currency }`. */
  paypal?: PayPalVaultOptions | PayPalCheckoutOptions | undefined
  /** Offers PayPal Credit, with the same settings as PayPal. */
  paypalCredit?: PayPalVaultOptions | PayPalCheckoutOptions | undefined
  /** Offers Venmo, where the gateway does and the browser can. */
  venmo?: boolean | VenmoOptions | undefined
  /** Offers Apple Pay, over HTTPS and where the device can. */
  applePay?: ApplePayOptions | undefined
  /** Offers Google Pay, where the gateway does and Google says that the shopper is ready. */
  googlePay?: GooglePayOptions | undefined
  /** Collects data of the device for fraud checks; each payload then has `deviceData`. */
  dataCollector?: boolean | DataCollectorOptions | undefined
  /** Has the shopper's bank verify cards; each request then has to name an amount. */
  threeDSecure?: boolean | ThreeDSecureOptions | undefined
  /** Lets a returning customer delete saved methods. Default false. */
  vaultManager?: boolean | undefined
  /** Whether the first saved method is chosen from the start. Default true. */
  preselectVaultedPaymentMethod?: boolean | undefined
  /** Whether the customer's default method leads the list. Default true. */
  showDefaultPaymentMethodFirst?: boolean | undefined
}

/** An element, or a selector that finds one; it must be empty. */
export type Target = string | Element

interface AtSelector {
  /** @deprecated Use `container`. */
  selector: Target
  container?: undefined
}

interface InContainer {
  /** Where the widget goes: an empty element, or a selector that finds one. */
  container: Target
  selector?: undefined
}

interface Abortable {
  /** Aborting it while the widget starts stops the start, removes everything and rejects `create`. */
  signal?: AbortSignal | undefined
}

/** What `create` takes. The compiler explains a missing place by the last of the two. */
export type CreateOptions = WidgetOptions & Abortable & (AtSelector | InContainer)

/** The options with their container, for code that puts them together, extends them or leaves some out. */
export interface DropInOptions extends WidgetOptions {
  /** Where the widget goes: an empty element, or a selector that finds one. */
  container: Target
}

/** What `create` takes as a merchant's code gives it: of whatever type, until it is read. */
export type GivenOptions = Readonly<Partial<Record<keyof CreateOptions, unknown>>>
