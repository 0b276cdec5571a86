import type { GatewayFacts } from '../../model/ports/client-port'
import { descriptorOf, PAYMENT_OPTION_IDS } from '../../model/terms/payment-option'
import { toRecord } from '../edge/to-record'
import { readPart, readText, readTexts } from './read-value'

/** The configuration as the clients of braintree-web 3 hand it out: what a merchant account lacks is absent. */
export function readVersion3(gateway: Readonly<Record<string, unknown>>): GatewayFacts {
  const { url } = toRecord(gateway['analytics'])
  const environment = readText(gateway, 'environment').toLowerCase()
  const challenges = readTexts(gateway, 'challenges').map((name) => name.toLowerCase())
  const supportedCardTypes = readTexts(readPart(gateway, 'creditCards'), 'supportedCardTypes')
  return {
    environment,
    analyticsUrl: typeof url === 'string' ? url : undefined,
    challenges,
    supportedCardTypes,
    options: PAYMENT_OPTION_IDS.filter((option) => {
      const names = descriptorOf(option).gatewayNames?.[3]
      if (!names) return supportedCardTypes.length > 0
      return Boolean(names.map((name) => gateway[name]).find((value) => value != null))
    }),
  }
}
