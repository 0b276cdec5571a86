import type { GatewayFacts } from '../../model/ports/client-port'
import { descriptorOf, PAYMENT_OPTION_IDS } from '../../model/terms/payment-option'
import { readPart, readText, readTexts } from './read-value'

type Properties = Readonly<Record<string, unknown>>

/**
 * The configuration as the clients of braintree-web 4 hand it out: what the gateway's GraphQL answers, with names of its
 * own and values in capitals. GraphQL answers each name that it was asked for, with `null` for what a merchant account
 * lacks; so a name that is missing has been changed. Written from `MIGRATION.md` and `CHANGELOG.md` of 4.0.0-alpha.0
 * (14 September 2026), by which `environment` is in capitals too; the alpha's client writes it in small letters.
 */
export function readVersion4(gateway: Properties): GatewayFacts {
  const cards = readNullablePart(gateway, 'creditCard')
  const environment = readText(gateway, 'environment').toLowerCase()
  const supportedCardTypes = cards ? readTexts(cards, 'supportedCardBrands') : []
  return {
    environment,
    // The components of release 4 report to an address of their own, in another form than the widget does.
    analyticsUrl: undefined,
    challenges: cards ? readTexts(cards, 'challenges').map((name) => name.toLowerCase()) : [],
    supportedCardTypes,
    options: PAYMENT_OPTION_IDS.filter((option) => {
      const name = descriptorOf(option).gatewayNames?.[4]
      return name ? readNullablePart(gateway, name) !== undefined : supportedCardTypes.length > 0
    }),
  }
}

/** An object, or `undefined` for the `null` by which GraphQL says that a merchant account lacks it. */
function readNullablePart(parent: Properties, name: string): Properties | undefined {
  return parent[name] === null ? undefined : readPart(parent, name)
}
