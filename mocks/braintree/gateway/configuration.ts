import type { CardBrand } from './instrument'

export type Challenge = 'cvv' | 'postal_code'
export type GatewayEnvironment = 'sandbox' | 'production'

export interface VenmoConfiguration {
  readonly accessToken: string
  readonly environment: GatewayEnvironment
  readonly merchantId: string
}

export interface ApplePayConfiguration {
  readonly countryCode: string
  readonly currencyCode: string
  readonly merchantIdentifier: string
  readonly supportedNetworks: readonly string[]
}

export interface GooglePayConfiguration {
  readonly enabled: boolean
  readonly displayName: string
  readonly environment: GatewayEnvironment
  readonly googleAuthorizationFingerprint: string
  readonly supportedNetworks: readonly string[]
}

/** What a merchant would set in the gateway's control panel. */
export interface GatewayConfiguration {
  readonly environment: GatewayEnvironment
  readonly merchantId: string
  readonly currencyIsoCode: string
  /** Base of the drop-in's stylesheet; empty for the page's own origin. */
  readonly assetsUrl: string
  readonly challenges: readonly Challenge[]
  readonly supportedCardTypes: readonly CardBrand[]
  readonly paypalEnabled: boolean
  /** Wallets are off while `null`. */
  readonly payWithVenmo: VenmoConfiguration | null
  readonly applePayWeb: ApplePayConfiguration | null
  readonly androidPay: GooglePayConfiguration | null
  readonly threeDSecureEnabled: boolean
  /** Let the bank challenge every card that is no 3D Secure test card. */
  readonly challengeEveryCard: boolean
  /** Ask the issuer before a card is saved; the declining test cards then can't be saved. */
  readonly verifyCards: boolean
  /** Refuse to save a card that the customer has saved already. */
  readonly failOnDuplicatePaymentMethod: boolean
  /** Hand out the sandbox's own test nonces, which other gateways take too, where there is one for what was tokenized. */
  readonly issuesTestNonces: boolean
  readonly nonceLifetimeMs: number
  readonly clientTokenLifetimeMs: number
  /** Signs client tokens. Processes that share a store must share it too. */
  readonly signingKey: string
}

const HOUR_MS = 60 * 60 * 1000

export const DEFAULT_CONFIGURATION: GatewayConfiguration = {
  environment: 'sandbox',
  merchantId: 'simulated_merchant',
  currencyIsoCode: 'USD',
  assetsUrl: '',
  challenges: ['cvv'],
  supportedCardTypes: [
    'American Express',
    'Discover',
    'JCB',
    'MasterCard',
    'Visa',
    'UnionPay',
    'Maestro',
  ],
  paypalEnabled: true,
  payWithVenmo: null,
  applePayWeb: null,
  androidPay: null,
  threeDSecureEnabled: true,
  challengeEveryCard: false,
  verifyCards: false,
  failOnDuplicatePaymentMethod: false,
  issuesTestNonces: false,
  nonceLifetimeMs: 3 * HOUR_MS,
  clientTokenLifetimeMs: 24 * HOUR_MS,
  signingKey: 'simulated-gateway-signing-key',
}

export const SIMULATED_VENMO: VenmoConfiguration = {
  accessToken: 'access_token$sandbox$simulated_merchant$venmo',
  environment: 'sandbox',
  merchantId: 'simulated_merchant',
}

export const SIMULATED_APPLE_PAY: ApplePayConfiguration = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantIdentifier: 'merchant.example.simulated',
  supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'],
}

export const SIMULATED_GOOGLE_PAY: GooglePayConfiguration = {
  enabled: true,
  displayName: 'Simulated merchant',
  environment: 'sandbox',
  googleAuthorizationFingerprint: 'simulated-google-authorization',
  supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'],
}
