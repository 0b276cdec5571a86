import { type ClientConfiguration, describeThreeDSecure } from '../gateway/client-configuration'
import {
  type GatewayConfiguration,
  SIMULATED_APPLE_PAY,
  SIMULATED_GOOGLE_PAY,
  SIMULATED_VENMO,
} from '../gateway/configuration'

type Wallet = 'payWithVenmo' | 'applePayWeb' | 'androidPay'

/** The gateway's configuration as tests and demo pages set it; `true` turns a wallet on. */
export type SimulatorSettings = Partial<Omit<GatewayConfiguration, Wallet>> & {
  readonly [Name in Wallet]?: GatewayConfiguration[Name] | boolean
}

/** Settings with the wallets spelled out. */
export function toGatewayConfiguration(settings: SimulatorSettings): Partial<GatewayConfiguration> {
  const { payWithVenmo, applePayWeb, androidPay, ...rest } = settings
  return {
    ...rest,
    ...(payWithVenmo === undefined ? {} : { payWithVenmo: spell(payWithVenmo, SIMULATED_VENMO) }),
    ...(applePayWeb === undefined ? {} : { applePayWeb: spell(applePayWeb, SIMULATED_APPLE_PAY) }),
    ...(androidPay === undefined ? {} : { androidPay: spell(androidPay, SIMULATED_GOOGLE_PAY) }),
  }
}

/** Lays the settings over what a gateway answered, in the page or behind HTTP. */
export function applySettings(
  configuration: ClientConfiguration,
  settings: SimulatorSettings,
): ClientConfiguration {
  const set = toGatewayConfiguration(settings)
  const { payWithVenmo, applePayWeb, androidPay, threeDSecure, ...answered } = configuration
  const venmo = set.payWithVenmo === undefined ? payWithVenmo : set.payWithVenmo
  const applePay = set.applePayWeb === undefined ? applePayWeb : set.applePayWeb
  const googlePay = set.androidPay === undefined ? androidPay : set.androidPay
  return {
    ...answered,
    environment: set.environment ?? answered.environment,
    merchantId: set.merchantId ?? answered.merchantId,
    challenges: set.challenges ?? answered.challenges,
    creditCards: {
      supportedCardTypes: set.supportedCardTypes ?? answered.creditCards.supportedCardTypes,
    },
    paypalEnabled: set.paypalEnabled ?? answered.paypalEnabled,
    ...describeThreeDSecure(set.threeDSecureEnabled ?? answered.threeDSecureEnabled),
    assetsUrl: (set.assetsUrl ?? answered.assetsUrl) || pageOrigin(),
    ...(venmo ? { payWithVenmo: venmo } : {}),
    ...(applePay ? { applePayWeb: applePay } : {}),
    ...(googlePay ? { androidPay: googlePay } : {}),
  }
}

function spell<Value>(value: Value | boolean, whenOn: Value): Value | null {
  if (typeof value !== 'boolean') return value
  return value ? whenOn : null
}

function pageOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin
}
