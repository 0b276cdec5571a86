import { toRecord } from '../../../widget/provider/edge/to-record'

type Properties = Readonly<Record<string, unknown>>

/** What the clients of release 4 hand out, made of what those of release 3 do ("Configuration shape changes"). */
export function toConfiguration(configuration: object): Properties {
  const own = toRecord(configuration)
  return { ...own, gatewayConfiguration: toGateway(toRecord(own['gatewayConfiguration'])) }
}

function toGateway(own: Properties): Properties {
  const { assetsUrl, clientApiUrl, merchantId, graphQL } = own
  return {
    assetsUrl,
    clientApiUrl,
    merchantId,
    graphQL,
    environment: capital(own['environment']),
    creditCard: {
      challenges: texts(own['challenges']).map(capital),
      supportedCardBrands: texts(toRecord(own['creditCards'])['supportedCardTypes']).map(
        toBrandCode,
      ),
      threeDSecureEnabled: own['threeDSecureEnabled'],
      threeDSecure: own['threeDSecure'] ?? null,
    },
    paypal: own['paypalEnabled']
      ? rename(own['paypal'], { currencyIsoCode: 'currencyCode' })
      : null,
    venmo: own['payWithVenmo'] ? rename(own['payWithVenmo'], {}) : null,
    applePayWeb: own['applePayWeb']
      ? rename(own['applePayWeb'], { supportedNetworks: 'supportedCardBrands' })
      : null,
    googlePay: own['androidPay']
      ? rename(own['androidPay'], {
          googleAuthorizationFingerprint: 'googleAuthorization',
          supportedNetworks: 'supportedCardBrands',
        })
      : null,
  }
}

/** The same with other names, and with brands and the environment in capitals. */
function rename(part: unknown, names: Readonly<Record<string, string>>): Properties {
  const entries = Object.entries(toRecord(part)).map(([name, value]) => [
    names[name] ?? name,
    name === 'supportedNetworks' ? texts(value).map(capital) : value,
  ])
  const renamed = toRecord(Object.fromEntries(entries))
  return 'environment' in renamed
    ? { ...renamed, environment: capital(renamed['environment']) }
    : renamed
}

/** `American Express` is `AMERICAN_EXPRESS`. */
function toBrandCode(brand: string): string {
  if (brand === 'Maestro') return 'INTERNATIONAL_MAESTRO'
  return brand === 'UnionPay' ? 'UNION_PAY' : capital(brand).replaceAll(' ', '_')
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function capital(value: unknown): string {
  return String(value).toUpperCase()
}
