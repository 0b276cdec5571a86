/** A decimal amount such as `'10.00'`. */
export type Amount = string | number

interface PayPalCommonOptions {
  /** Looks of PayPal's button, such as `{ color: 'blue', shape: 'rect', size: 'responsive' }`. */
  buttonStyle?: Readonly<Record<string, string | number | boolean>> | undefined
  /** Whether PayPal's button says Pay Now instead of Continue. */
  commit?: boolean | undefined
  /** Whether accounts are saved. */
  vault?:
    | {
        /** Whether the account is saved in the vault flow. Default true. */
        vaultPayPal?: boolean | undefined
      }
    | undefined
  /** How much PayPal's script logs. Default `warn`; read at its first load, from `paypal` where both are set. */
  logLevel?: 'debug' | 'info' | 'warn' | 'error' | undefined
  /** What PayPal's window opens with: signing in, or paying by card. */
  landingPageType?: 'login' | 'billing' | undefined
  /** Locale of PayPal's button and pages, where it should differ from the widget's. */
  locale?: string | undefined
  /** Offers PayPal Credit in PayPal's window. Default: only behind the tile of PayPal Credit. */
  offerCredit?: boolean | undefined
  /** How the money is taken in the checkout flow. PayPal's default is `authorize`. */
  intent?: 'authorize' | 'capture' | 'sale' | 'order' | 'tokenize' | undefined
  /** The shop's name in PayPal's window. */
  displayName?: string | undefined
  /** What the shopper agrees to be billed for later. */
  billingAgreementDescription?: string | undefined
  /** Asks for an agreement on later payments together with this one. */
  requestBillingAgreement?: boolean | undefined
  /** Has PayPal return the shopper's address. */
  enableShippingAddress?: boolean | undefined
  /** Whether the shopper may change the address given here. */
  shippingAddressEditable?: boolean | undefined
  /** The address to deliver to. */
  shippingAddressOverride?: Readonly<Record<string, string>> | undefined
  /** Ways of delivery to choose from. */
  shippingOptions?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** What is bought, as shown in PayPal's window. */
  lineItems?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** What PayPal's last button says: `COMMIT` where it pays, `SETUP_NOW` where it saves. Default `CONTINUE`. */
  userAction?: 'CONTINUE' | 'COMMIT' | 'SETUP_NOW' | undefined
  /**
   * The parts of the amount, each as text: `itemTotal`, and where they apply `taxTotal`, `shipping`, `handling`,
   * `insurance`, `shippingDiscount` and `discount`.
   */
  amountBreakdown?: PayPalAmountBreakdown | undefined
  /** When an agreement on later payments is charged. */
  planType?: 'RECURRING' | 'SUBSCRIPTION' | 'UNSCHEDULED' | 'INSTALLMENTS' | undefined
  /** What `planType` is about: name, prices and billing cycles. */
  planMetadata?: Readonly<Record<string, unknown>> | undefined
  /** Details of the agreement that `requestBillingAgreement` asks for. */
  billingAgreementDetails?: { description?: string | undefined } | undefined
  /** A saved account whose owner is to choose another way to fund it; for the checkout flow. */
  vaultInitiatedCheckoutPaymentMethodToken?: string | undefined
  /** Lets the owner of a saved account change how it is funded; for the checkout flow. */
  editBillingAgreement?: boolean | undefined
  /** Whether PayPal shows how to reach the recipient, and lets the shopper change it. */
  contactPreference?: 'NO_CONTACT_INFO' | 'RETAIN_CONTACT_INFO' | 'UPDATE_CONTACT_INFO' | undefined
  /** The shopper's address, so that signing in takes less typing. */
  userAuthenticationEmail?: string | undefined
  /** Where PayPal's app leads back to after an approval. */
  returnUrl?: string | undefined
  /** Where PayPal's app leads back to without one. */
  cancelUrl?: string | undefined
  /** An address of your server that PayPal calls when the shopper changes address or delivery. */
  shippingCallbackUrl?: string | undefined
  /** Your own id of the session, for PayPal's fraud checks. */
  riskCorrelationId?: string | undefined
  /** The id of a session of the provider's PaymentReady. */
  paymentReadySessionId?: string | undefined
}

/** The parts of an amount, in its currency. */
export interface PayPalAmountBreakdown {
  itemTotal: string
  /** Needed where line items name their tax. */
  taxTotal?: string | undefined
  shipping?: string | undefined
  handling?: string | undefined
  insurance?: string | undefined
  shippingDiscount?: string | undefined
  discount?: string | undefined
}

/** The account is kept for later payments; an amount is only shown. */
export interface PayPalVaultOptions extends PayPalCommonOptions {
  flow: 'vault'
  amount?: Amount | undefined
  currency?: string | undefined
}

/** One payment of this amount. */
export interface PayPalCheckoutOptions extends PayPalCommonOptions {
  /** `checkout` makes one payment; `vault` saves the account. */
  flow: 'checkout'
  /** What is paid; the checkout flow needs it. */
  amount: Amount
  /** Its currency, such as `EUR`; the checkout flow needs it too. */
  currency: string
}

/** `flow` decides: `vault` saves the account, `checkout` makes one payment and takes amount and currency. */
export type PayPalOptions = PayPalVaultOptions | PayPalCheckoutOptions

/** Settings of the provider's Venmo component; `venmo: true` takes its defaults. */
export interface VenmoOptions {
  /** Whether the app may come back in another tab than it left. Default true. */
  allowNewBrowserTab?: boolean | undefined
  /** Offers a code to scan on computers. */
  allowDesktop?: boolean | undefined
  /** Offers Venmo's site on computers. */
  allowDesktopWebLogin?: boolean | undefined
  /** Offers Venmo's site on phones without the app. */
  mobileWebFallBack?: boolean | undefined
  /** Leaves the page's address as the app's return made it. */
  ignoreHistoryChanges?: boolean | undefined
  /** Which of the merchant's Venmo profiles to pay. */
  profileId?: string | undefined
  /** Where the app leads back to, for pages inside other apps. */
  deepLinkReturnUrl?: string | undefined
  /** Whether the account is for one payment or kept for later ones. */
  paymentMethodUsage?: 'single_use' | 'multi_use' | undefined
  /** What is paid; `single_use` asks for it. */
  totalAmount?: Amount | undefined
  /** Whether that amount will not change any more. */
  isFinalAmount?: boolean | undefined
  /** What is bought, as shown by Venmo. */
  lineItems?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** The amount without taxes, discounts and delivery. */
  subTotalAmount?: string | undefined
  /** The discount in the amount. */
  discountAmount?: string | undefined
  /** The delivery in the amount. */
  shippingAmount?: string | undefined
  /** The tax in the amount. */
  taxAmount?: string | undefined
  /** The page's nonce for styles, where its policy asks for one and Venmo's site is offered. */
  styleCspNonce?: string | undefined
  /** Whether Venmo is offered in pages inside other apps. Default true. */
  allowWebviews?: boolean | undefined
  /** Whether Venmo is offered in browsers that are not the phone's own. Default true. */
  allowNonDefaultBrowsers?: boolean | undefined
  /** Reloads the page on the way back from the app, in Android's PopupBridge. Default true. */
  allowAndroidRecreation?: boolean | undefined
  /** Has the shopper come back from the app by hand. */
  requireManualReturn?: boolean | undefined
  /** Leaves the page for Venmo on iOS, where a page inside another app can open no window. */
  useRedirectForIOS?: boolean | undefined
  /** Cancels where the shopper comes back before the payment is complete. */
  cancelOnReturnToBrowser?: boolean | undefined
  /** The shop's name in Venmo's app, for channel partners. */
  displayName?: string | undefined
  /** Shows the shopper's address for bills, and has Venmo return it. */
  collectCustomerBillingAddress?: boolean | undefined
  /** Shows the shopper's address for delivery, and has Venmo return it. */
  collectCustomerShippingAddress?: boolean | undefined
  /** Your own id of the session, for Venmo's fraud checks. */
  riskCorrelationId?: string | undefined
}

/** Apple's payment request; the gateway fills in country, networks and capabilities. */
export interface ApplePayRequest {
  total: { label: string; amount: string }
  [field: string]: unknown
}

/** What Apple Pay needs to know of shop and payment. */
export interface ApplePayOptions {
  /** The shop's name on Apple's sheet. */
  displayName: string
  /** What is paid. */
  paymentRequest: ApplePayRequest
  /** Version of Apple's session. Default 2. */
  applePaySessionVersion?: number | undefined
  /** Color of Apple's button. Default `black`. */
  buttonStyle?: 'black' | 'white' | 'white-outline' | undefined
  /** The domain to validate, where the widget is in a frame of another origin. */
  domainName?: string | undefined
}

/** Google's description of the payment; further fields go on to Google. */
export interface GooglePayTransactionInfo {
  currencyCode: string
  totalPriceStatus: 'NOT_CURRENTLY_KNOWN' | 'ESTIMATED' | 'FINAL'
  totalPrice: string
  [field: string]: unknown
}

/** What Google Pay needs to know; further fields become part of its payment request. */
export interface GooglePayOptions {
  /** Version of Google's interface. */
  googlePayVersion?: 1 | 2 | undefined
  /** Google's id of the shop; needed in production. */
  merchantId?: string | undefined
  /** Looks of Google's button, such as `{ buttonColor: 'black' }`. */
  button?: Readonly<Record<string, unknown>> | undefined
  /** What is paid. */
  transactionInfo: GooglePayTransactionInfo
  [field: string]: unknown
}
