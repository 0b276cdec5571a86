/** A decimal amount such as `'10.00'`. */
export type Amount = string | number

interface PayPalCommonOptions {
  readonly buttonStyle?: Readonly<Record<string, string | number | boolean>> | undefined
  /** Whether PayPal's button says Pay Now instead of Continue. */
  readonly commit?: boolean | undefined
  readonly vault?: { readonly vaultPayPal?: boolean | undefined } | undefined
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | undefined
  readonly landingPageType?: 'login' | 'billing' | undefined
  /** Locale of PayPal's button and pages, where it should differ from the widget's. */
  readonly locale?: string | undefined
  readonly offerCredit?: boolean | undefined
  readonly intent?: 'authorize' | 'capture' | 'sale' | 'order' | 'tokenize' | undefined
  readonly displayName?: string | undefined
  readonly billingAgreementDescription?: string | undefined
  readonly requestBillingAgreement?: boolean | undefined
  readonly enableShippingAddress?: boolean | undefined
  readonly shippingAddressEditable?: boolean | undefined
  readonly shippingAddressOverride?: Readonly<Record<string, string>> | undefined
  readonly shippingOptions?: readonly Readonly<Record<string, unknown>>[] | undefined
  readonly lineItems?: readonly Readonly<Record<string, unknown>>[] | undefined
}

/** The account is kept for later payments; an amount is only shown. */
export interface PayPalVaultOptions extends PayPalCommonOptions {
  readonly flow: 'vault'
  readonly amount?: Amount | undefined
  readonly currency?: string | undefined
}

/** One payment of this amount. */
export interface PayPalCheckoutOptions extends PayPalCommonOptions {
  readonly flow: 'checkout'
  readonly amount: Amount
  readonly currency: string
}

export type PayPalOptions = PayPalVaultOptions | PayPalCheckoutOptions

export interface VenmoOptions {
  readonly allowNewBrowserTab?: boolean | undefined
  readonly allowDesktop?: boolean | undefined
  readonly allowDesktopWebLogin?: boolean | undefined
  readonly mobileWebFallBack?: boolean | undefined
  readonly ignoreHistoryChanges?: boolean | undefined
  readonly profileId?: string | undefined
  readonly deepLinkReturnUrl?: string | undefined
  readonly paymentMethodUsage?: 'single_use' | 'multi_use' | undefined
}

/** Apple's payment request; the gateway fills in country, networks and capabilities. */
export interface ApplePayRequest {
  readonly total: { readonly label: string; readonly amount: string }
  readonly [field: string]: unknown
}

export interface ApplePayOptions {
  /** The shop's name on Apple's sheet. */
  readonly displayName: string
  readonly paymentRequest: ApplePayRequest
  /** Default 2. */
  readonly applePaySessionVersion?: number | undefined
  /** Default `black`. */
  readonly buttonStyle?: 'black' | 'white' | 'white-outline' | undefined
  /** The domain to validate, where the widget stands in a frame of another origin. */
  readonly domainName?: string | undefined
}

export interface GooglePayTransactionInfo {
  readonly currencyCode: string
  readonly totalPriceStatus: 'NOT_CURRENTLY_KNOWN' | 'ESTIMATED' | 'FINAL'
  readonly totalPrice: string
  readonly [field: string]: unknown
}

export interface GooglePayOptions {
  readonly googlePayVersion?: 1 | 2 | undefined
  readonly merchantId?: string | undefined
  readonly button?: Readonly<Record<string, unknown>> | undefined
  readonly transactionInfo: GooglePayTransactionInfo
  readonly [field: string]: unknown
}
