import type {
  ApplePayConfiguration,
  GatewayConfiguration,
  GooglePayConfiguration,
  VenmoConfiguration,
} from './configuration'

/** The part of the configuration that browsers may see, in the shape of the real gateway. */
export interface ClientConfiguration {
  readonly analytics: { readonly url: string }
  readonly assetsUrl: string
  readonly clientApiUrl: string
  readonly environment: GatewayConfiguration['environment']
  readonly merchantId: string
  readonly challenges: GatewayConfiguration['challenges']
  readonly creditCards: {
    readonly supportedCardTypes: GatewayConfiguration['supportedCardTypes']
  }
  readonly paypalEnabled: boolean
  readonly threeDSecureEnabled: boolean
  /** What the bank's script is started with; absent without 3D Secure. */
  readonly threeDSecure?: { readonly cardinalAuthenticationJWT: string }
  readonly payWithVenmo?: VenmoConfiguration
  readonly applePayWeb?: ApplePayConfiguration
  readonly androidPay?: GooglePayConfiguration
}

/** Wallets that are off are absent, as in the real configuration. */
export function toClientConfiguration(
  config: GatewayConfiguration,
  clientApiUrl: string,
): ClientConfiguration {
  return {
    analytics: { url: `${clientApiUrl}/v1/analytics` },
    assetsUrl: config.assetsUrl,
    clientApiUrl,
    environment: config.environment,
    merchantId: config.merchantId,
    challenges: config.challenges,
    creditCards: { supportedCardTypes: config.supportedCardTypes },
    paypalEnabled: config.paypalEnabled,
    ...describeThreeDSecure(config.threeDSecureEnabled),
    ...(config.payWithVenmo ? { payWithVenmo: config.payWithVenmo } : {}),
    ...(config.applePayWeb ? { applePayWeb: config.applePayWeb } : {}),
    ...(config.androidPay ? { androidPay: config.androidPay } : {}),
  }
}

/** What the configuration says of 3D Secure. */
export function describeThreeDSecure(
  isEnabled: boolean,
): Pick<ClientConfiguration, 'threeDSecureEnabled' | 'threeDSecure'> {
  if (!isEnabled) return { threeDSecureEnabled: false }
  return { threeDSecureEnabled: true, threeDSecure: { cardinalAuthenticationJWT: 'simulated' } }
}
