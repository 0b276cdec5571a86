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
  /** What PayPal's last button says: `COMMIT` where it pays, `SETUP_NOW` where it saves. Default `CONTINUE`. */
  readonly userAction?: 'CONTINUE' | 'COMMIT' | 'SETUP_NOW' | undefined
  /**
   * The parts of the amount, each as text: `itemTotal`, and where they apply `taxTotal`, `shipping`, `handling`,
   * `insurance`, `shippingDiscount` and `discount`.
   */
  readonly amountBreakdown?: PayPalAmountBreakdown | undefined
  /** When an agreement on later payments is charged. */
  readonly planType?: 'RECURRING' | 'SUBSCRIPTION' | 'UNSCHEDULED' | 'INSTALLMENTS' | undefined
  /** What `planType` is about: name, prices and billing cycles. */
  readonly planMetadata?: Readonly<Record<string, unknown>> | undefined
  /** Details of the agreement that `requestBillingAgreement` asks for. */
  readonly billingAgreementDetails?: { readonly description?: string | undefined } | undefined
  /** A saved account whose owner is to choose another way to fund it; for the checkout flow. */
  readonly vaultInitiatedCheckoutPaymentMethodToken?: string | undefined
  /** Lets the owner of a saved account change how it is funded; for the checkout flow. */
  readonly editBillingAgreement?: boolean | undefined
  /** Whether PayPal shows how to reach the recipient, and lets the shopper change it. */
  readonly contactPreference?:
    | 'NO_CONTACT_INFO'
    | 'RETAIN_CONTACT_INFO'
    | 'UPDATE_CONTACT_INFO'
    | undefined
  /** The shopper's address, so that signing in takes less typing. */
  readonly userAuthenticationEmail?: string | undefined
  /** Where PayPal's app leads back to after an approval. */
  readonly returnUrl?: string | undefined
  /** Where PayPal's app leads back to without one. */
  readonly cancelUrl?: string | undefined
  /** An address of your server that PayPal calls when the shopper changes address or delivery. */
  readonly shippingCallbackUrl?: string | undefined
  /** Your own id of the session, for PayPal's fraud checks. */
  readonly riskCorrelationId?: string | undefined
  /** The id of a session of the provider's PaymentReady. */
  readonly paymentReadySessionId?: string | undefined
}

/** The parts of an amount, in its currency. */
export interface PayPalAmountBreakdown {
  readonly itemTotal: string
  /** Needed where line items name their tax. */
  readonly taxTotal?: string | undefined
  readonly shipping?: string | undefined
  readonly handling?: string | undefined
  readonly insurance?: string | undefined
  readonly shippingDiscount?: string | undefined
  readonly discount?: string | undefined
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
  /** Whether that amount will not change any more. */
  readonly isFinalAmount?: boolean | undefined
  /** What is bought, as shown by Venmo. */
  readonly lineItems?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** The amount without taxes, discounts and delivery. */
  readonly subTotalAmount?: string | undefined
  /** The discount in the amount. */
  readonly discountAmount?: string | undefined
  /** The delivery in the amount. */
  readonly shippingAmount?: string | undefined
  /** The tax in the amount. */
  readonly taxAmount?: string | undefined
  /** The page's nonce for styles, where its policy asks for one and Venmo's site is offered. */
  readonly styleCspNonce?: string | undefined
  /** Whether Venmo is offered in pages inside other apps. Default true. */
  readonly allowWebviews?: boolean | undefined
  /** Whether Venmo is offered in browsers that are not the phone's own. Default true. */
  readonly allowNonDefaultBrowsers?: boolean | undefined
  /** Reloads the page on the way back from the app, in Android's PopupBridge. Default true. */
  readonly allowAndroidRecreation?: boolean | undefined
  /** Has the shopper come back from the app by hand. */
  readonly requireManualReturn?: boolean | undefined
  /** Leaves the page for Venmo on iOS, where a page inside another app can open no window. */
  readonly useRedirectForIOS?: boolean | undefined
  /** Cancels where the shopper comes back before the payment is complete. */
  readonly cancelOnReturnToBrowser?: boolean | undefined
  /** The shop's name in Venmo's app, for channel partners. */
  readonly displayName?: string | undefined
  /** Shows the shopper's address for bills, and has Venmo return it. */
  readonly collectCustomerBillingAddress?: boolean | undefined
  /** Shows the shopper's address for delivery, and has Venmo return it. */
  readonly collectCustomerShippingAddress?: boolean | undefined
  /** Your own id of the session, for Venmo's fraud checks. */
  readonly riskCorrelationId?: string | undefined
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
