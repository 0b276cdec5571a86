import { createInstanceRegistry, type InstanceRegistry } from './instance-registry'

export interface VenmoControl {
  /** Whether Venmo works with the browser at all; on a desktop the merchant has to allow it besides. */
  isBrowserSupported: boolean
  /** When false, the device is a phone with Venmo's app, independent of the browser's user agent. */
  isDesktop: boolean
  /** Whether Venmo makes the payment context that a `paymentMethodUsage` needs. */
  isPaymentContextMade: boolean
  username: string
  /** What the app would hand back to a page that it returns to; used up by `tokenize`. */
  appSwitchResult: { readonly username: string } | null
}

/** What Apple hands out for a payment; the simulated one's data names a test card. */
export interface ApplePayToken {
  readonly paymentData?: unknown
  readonly paymentMethod?: object
  readonly transactionIdentifier?: string
}

/** An Apple Pay sheet that is open, as tests get hold of it. */
export interface ApplePaySessionHandle {
  /** Asks the merchant to validate itself, as the sheet does when it opens. */
  validateMerchant(validationURL: string): void
  /** Pays, with the token given or else the wallet's card. */
  authorize(token?: ApplePayToken): void
  cancel(): void
}

export interface ApplePayControl {
  canMakePayments: boolean
  highestVersion: number
  /** Name of the test card in the wallet. */
  card: string
  readonly sessions: InstanceRegistry<ApplePaySessionHandle>
}

export interface GooglePayControl {
  isReadyToPay: boolean
  card: string
  isNetworkTokenized: boolean
}

const VISA = 'visa'
const HIGHEST_APPLE_PAY_VERSION = 14

export function createVenmoControl(): VenmoControl {
  return {
    isBrowserSupported: true,
    isDesktop: false,
    isPaymentContextMade: true,
    username: 'venmojoe',
    appSwitchResult: null,
  }
}

export function createApplePayControl(): ApplePayControl {
  return {
    canMakePayments: true,
    highestVersion: HIGHEST_APPLE_PAY_VERSION,
    card: VISA,
    sessions: createInstanceRegistry<ApplePaySessionHandle>('Apple Pay sheet'),
  }
}

export function createGooglePayControl(): GooglePayControl {
  return { isReadyToPay: true, card: VISA, isNetworkTokenized: true }
}

/** Who decides in the windows of wallets and banks: the person at the screen, or a fixed decision. */
export type ShopperDecision = 'ask' | 'approve' | 'cancel'

export interface ShopperDecisions {
  paypal: ShopperDecision
  venmo: ShopperDecision
  /** `'wait'` leaves the sheet to the test, which gets hold of it as `applePay.sessions`. */
  applePay: ShopperDecision | 'wait'
  googlePay: ShopperDecision
  /** `'fail'` answers the bank's challenge wrongly, `'wait'` leaves it to the test (`challenges`). */
  threeDSecure: ShopperDecision | 'fail' | 'wait'
}

export function askAboutEverything(): ShopperDecisions {
  return { paypal: 'ask', venmo: 'ask', applePay: 'ask', googlePay: 'ask', threeDSecure: 'ask' }
}
