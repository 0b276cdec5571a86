/** A decimal amount such as `'10.00'`. */
export type Amount = string | number

interface PayPalCommonOptions {
  /** Looks of PayPal's button, such as `{ color: 'blue', shape: 'rect', size: 'responsive' }`. */
  readonly buttonStyle?: Readonly<Record<string, string | number | boolean>> | undefined
  /** Whether PayPal's button says Pay Now instead of Continue. */
  readonly commit?: boolean | undefined
  /** Whether accounts are saved. */
  readonly vault?:
    | {
        /** Whether the account is saved in the vault flow. Default true. */
        readonly vaultPayPal?: boolean | undefined
      }
    | undefined
  /** How much PayPal's script logs. Default `warn`; read at its first load, from `paypal` where both are set. */
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | undefined
  /** What PayPal's window opens with: signing in, or paying by card. */
  readonly landingPageType?: 'login' | 'billing' | undefined
  /** Locale of PayPal's button and pages, where it should differ from the widget's. */
  readonly locale?: string | undefined
  /** Offers PayPal Credit in PayPal's window. Default: only behind the tile of PayPal Credit. */
  readonly offerCredit?: boolean | undefined
  /** How the money is taken in the checkout flow. PayPal's default is `authorize`. */
  readonly intent?: 'authorize' | 'capture' | 'sale' | 'order' | 'tokenize' | undefined
  /** The shop's name in PayPal's window. */
  readonly displayName?: string | undefined
  /** What the shopper agrees to be billed for later. */
  readonly billingAgreementDescription?: string | undefined
  /** Asks for an agreement on later payments together with this one. */
  readonly requestBillingAgreement?: boolean | undefined
  /** Has PayPal return the shopper's address. */
  readonly enableShippingAddress?: boolean | undefined
  /** Whether the shopper may change the address given here. */
  readonly shippingAddressEditable?: boolean | undefined
  /** The address to deliver to. */
  readonly shippingAddressOverride?: Readonly<Record<string, string>> | undefined
  /** Ways of delivery to choose from. */
  readonly shippingOptions?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** What is bought, as shown in PayPal's window. */
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
  /** `checkout` makes one payment; `vault` saves the account. */
  readonly flow: 'checkout'
  /** What is paid; the checkout flow needs it. */
  readonly amount: Amount
  /** Its currency, such as `EUR`; the checkout flow needs it too. */
  readonly currency: string
}

/** `flow` decides: `vault` saves the account, `checkout` makes one payment and takes amount and currency. */
export type PayPalOptions = PayPalVaultOptions | PayPalCheckoutOptions

/** Settings of the provider's Venmo component; `venmo: true` takes its defaults. */
export interface VenmoOptions {
  /** Whether the app may come back in another tab than it left. Default true. */
  readonly allowNewBrowserTab?: boolean | undefined
  /** Offers a code to scan on computers. */
  readonly allowDesktop?: boolean | undefined
  /** Offers Venmo's site on computers. */
  readonly allowDesktopWebLogin?: boolean | undefined
  /** Offers Venmo's site on phones without the app. */
  readonly mobileWebFallBack?: boolean | undefined
  /** Leaves the page's address as the app's return made it. */
  readonly ignoreHistoryChanges?: boolean | undefined
  /** Which of the merchant's Venmo profiles to pay. */
  readonly profileId?: string | undefined
  /** Where the app leads back to, for pages inside other apps. */
  readonly deepLinkReturnUrl?: string | undefined
  /** Whether the account is for one payment or kept for later ones. */
  readonly paymentMethodUsage?: 'single_use' | 'multi_use' | undefined
  /** What is paid; `single_use` asks for it. */
  readonly totalAmount?: Amount | undefined
}

/** Apple's payment request; the gateway fills in country, networks and capabilities. */
export interface ApplePayRequest {
  readonly total: { readonly label: string; readonly amount: string }
  readonly [field: string]: unknown
}

/** What Apple Pay needs to know of shop and payment. */
export interface ApplePayOptions {
  /** The shop's name on Apple's sheet. */
  readonly displayName: string
  /** What is paid. */
  readonly paymentRequest: ApplePayRequest
  /** Version of Apple's session. Default 2. */
  readonly applePaySessionVersion?: number | undefined
  /** Color of Apple's button. Default `black`. */
  readonly buttonStyle?: 'black' | 'white' | 'white-outline' | undefined
  /** The domain to validate, where the widget is in a frame of another origin. */
  readonly domainName?: string | undefined
}

/** Google's description of the payment; further fields go on to Google. */
export interface GooglePayTransactionInfo {
  readonly currencyCode: string
  readonly totalPriceStatus: 'NOT_CURRENTLY_KNOWN' | 'ESTIMATED' | 'FINAL'
  readonly totalPrice: string
  readonly [field: string]: unknown
}

/** What Google Pay needs to know; further fields become part of its payment request. */
export interface GooglePayOptions {
  /** Version of Google's interface. */
  readonly googlePayVersion?: 1 | 2 | undefined
  /** Google's id of the shop; needed in production. */
  readonly merchantId?: string | undefined
  /** Looks of Google's button, such as `{ buttonColor: 'black' }`. */
  readonly button?: Readonly<Record<string, unknown>> | undefined
  /** What is paid. */
  readonly transactionInfo: GooglePayTransactionInfo
  readonly [field: string]: unknown
}
