import { CLIENT_API, MERCHANT, type Wire } from '../wire'

const ASSETS = 'https://assets.braintreegateway.com'
const GRAPHQL = 'https://payments.sandbox.braintree-api.com/graphql'
const ANALYTICS = `https://client-analytics.sandbox.braintreegateway.com/${MERCHANT}`

/** Where the gateway sends merchants of its sandbox for Cardinal's script since 2025. */
const SONGBIRD = 'https://cas.static.client.cardinaltrusted.com/songbird/v1/songbird.js'

const PAYPAL = {
  assetsUrl: ASSETS,
  clientId: 'simulated_client',
  displayName: 'Shop',
  environment: 'offline',
  environmentNoNetwork: false,
  unvettedMerchant: false,
  braintreeClientId: 'masterclient3',
  billingAgreementsEnabled: true,
  merchantAccountId: 'shop',
  payeeEmail: null,
}

const THREE_D_SECURE = {
  cardinalAuthenticationJWT: 'simulated.jwt.signature',
  cardinalSongbirdUrl: SONGBIRD,
  cardinalSongbirdIdentityHash: null,
}

/** The gateway's configuration as its client API gives it: to bearers of client tokens. */
export function restConfiguration({ gateway, settings }: Wire): object {
  return {
    ...gateway.clientConfiguration(CLIENT_API),
    assetsUrl: ASSETS,
    analytics: { url: ANALYTICS },
    paypal: { ...PAYPAL, currencyIsoCode: 'USD' },
    threeDSecure: THREE_D_SECURE,
    ...(settings.hasGraphQl === false
      ? {}
      : { graphQL: { url: GRAPHQL, date: '2018-05-08', features: ['tokenize_credit_cards'] } }),
  }
}

/** The same as GraphQL gives it: to bearers of tokenization keys. */
export function graphQlConfiguration({ gateway, settings }: Wire): object {
  const own = gateway.clientConfiguration(CLIENT_API)
  return {
    analyticsUrl: ANALYTICS,
    environment: own.environment.toUpperCase(),
    merchantId: own.merchantId,
    assetsUrl: ASSETS,
    clientApiUrl: CLIENT_API,
    creditCard: {
      supportedCardBrands: own.creditCards.supportedCardTypes.map(toGraphQlBrand),
      challenges: own.challenges.map((challenge) => challenge.toUpperCase()),
      threeDSecureEnabled: own.threeDSecureEnabled,
      threeDSecure: THREE_D_SECURE,
    },
    applePayWeb: own.applePayWeb
      ? { ...own.applePayWeb, supportedCardBrands: ['VISA', 'MASTERCARD'] }
      : null,
    googlePay: own.androidPay
      ? {
          displayName: own.androidPay.displayName,
          environment: own.androidPay.environment.toUpperCase(),
          googleAuthorization: own.androidPay.googleAuthorizationFingerprint,
          paypalClientId: null,
          supportedCardBrands: ['VISA', 'MASTERCARD'],
        }
      : null,
    paypal: own.paypalEnabled
      ? { ...PAYPAL, environment: PAYPAL.environment.toUpperCase(), currencyCode: 'USD' }
      : null,
    venmo: own.payWithVenmo
      ? {
          ...own.payWithVenmo,
          environment: own.payWithVenmo.environment.toUpperCase(),
          enrichedCustomerDataEnabled: false,
        }
      : null,
    supportedFeatures: settings.hasGraphQl === false ? [] : ['TOKENIZE_CREDIT_CARDS'],
  }
}

/** A brand's name as GraphQL writes it. */
export function toGraphQlBrand(brand: string): string {
  if (brand === 'Maestro') return 'INTERNATIONAL_MAESTRO'
  if (brand === 'UnionPay') return 'UNION_PAY'
  if (brand === 'Diners Club') return 'DINERS'
  return brand.toUpperCase().replace(' ', '_')
}
