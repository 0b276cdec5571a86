import type { GatewayFacts } from '../../model/ports/client-port'
import { toRecord } from '../to-record'
import { readPart, readText, readTexts } from './read-value'

/** The configuration as the clients of braintree-web 3 hand it out: what a merchant account lacks is absent. */
export function readVersion3(gateway: Readonly<Record<string, unknown>>): GatewayFacts {
  const { url } = toRecord(gateway['analytics'])
  return {
    environment: readText(gateway, 'environment').toLowerCase(),
    analyticsUrl: typeof url === 'string' ? url : undefined,
    challenges: readTexts(gateway, 'challenges').map((name) => name.toLowerCase()),
    supportedCardTypes: readTexts(readPart(gateway, 'creditCards'), 'supportedCardTypes'),
    isPayPalEnabled: Boolean(gateway['paypalEnabled'] ?? gateway['paypal']),
    isVenmoEnabled: Boolean(gateway['payWithVenmo']),
    isApplePayEnabled: Boolean(gateway['applePayWeb']),
    isGooglePayEnabled: Boolean(gateway['androidPay']),
  }
}
