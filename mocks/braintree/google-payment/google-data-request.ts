import type { Configuration } from '../client/client-instance'
import { VERSION } from '../shared/version'

interface DefaultRequest {
  readonly apiVersion: 1 | 2
  readonly apiVersionMinor?: number
  readonly cardRequirements?: { readonly allowedCardNetworks: readonly string[] }
  readonly allowedPaymentMethods: readonly (string | CardMethod)[]
  readonly paymentMethodTokenizationParameters?: object
}

interface CardMethod {
  readonly type: string
  readonly parameters: object
  readonly tokenizationSpecification: object
}

/**
 * The request that Google's client takes for payments through this gateway, with what the merchant wants otherwise. Like
 * the real component it writes into the merchant's own nested objects: the price becomes text, payment methods of
 * version 2 are filled up by their type and version 1 gets its networks.
 */
export function mergeDataRequest(
  configuration: Configuration,
  version: 1 | 2,
  merchantId: string | undefined,
  overrides: object,
): object {
  const defaults = createDataRequest(configuration, version, merchantId)
  const wanted: MerchantRequest = { ...overrides }
  const { transactionInfo } = wanted
  if (transactionInfo?.totalPrice) transactionInfo.totalPrice = String(transactionInfo.totalPrice)
  if (version === 1) {
    const own = wanted.cardRequirements
    const networks = own?.allowedCardNetworks ?? defaults.cardRequirements?.allowedCardNetworks
    if (own) own.allowedCardNetworks = networks
    return { ...defaults, ...wanted }
  }
  for (const method of wanted.allowedPaymentMethods ?? []) fillUp(method, defaults)
  return { ...defaults, ...wanted }
}

interface MerchantRequest {
  readonly transactionInfo?: { totalPrice?: unknown }
  readonly cardRequirements?: { allowedCardNetworks?: unknown }
  readonly allowedPaymentMethods?: readonly Record<string, unknown>[]
}

/** Each object of the default is laid under the merchant's, one level deep. */
function fillUp(method: Record<string, unknown>, { allowedPaymentMethods }: DefaultRequest): void {
  const known = allowedPaymentMethods.find(
    (candidate) => typeof candidate === 'object' && candidate.type === method['type'],
  )
  if (typeof known !== 'object') return
  for (const [name, value] of Object.entries(known)) {
    const own = method[name]
    if (typeof value === 'object') method[name] = { ...value, ...Object(own) }
    else method[name] = own || value
  }
}

function createDataRequest(
  configuration: Configuration,
  version: 1 | 2,
  merchantId: string | undefined,
): DefaultRequest {
  const {
    androidPay,
    environment,
    merchantId: gatewayMerchantId,
  } = configuration.gatewayConfiguration
  const networks = (androidPay?.supportedNetworks ?? []).map((network) => network.toUpperCase())
  const parameters = {
    gateway: 'braintree',
    'braintree:merchantId': gatewayMerchantId,
    'braintree:apiVersion': 'v1',
    'braintree:sdkVersion': VERSION,
    'braintree:metadata': describeSender(configuration.analyticsMetadata),
    'braintree:authorizationFingerprint': androidPay?.googleAuthorizationFingerprint ?? '',
    ...(configuration.authorizationType === 'TOKENIZATION_KEY' && version === 1
      ? { 'braintree:clientKey': configuration.authorization }
      : {}),
  }
  const common = { environment: environment === 'production' ? 'PRODUCTION' : 'TEST' }
  if (version === 1) {
    return {
      ...common,
      apiVersion: 1,
      allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
      cardRequirements: { allowedCardNetworks: networks },
      paymentMethodTokenizationParameters: { tokenizationType: 'PAYMENT_GATEWAY', parameters },
      ...(merchantId === undefined ? {} : { merchantId }),
    }
  }
  return {
    ...common,
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: networks,
        },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
      },
    ],
    ...(merchantId === undefined ? {} : { merchantInfo: { merchantId } }),
  }
}

/** Who asks, for the gateway; a drop-in introduces itself here. */
function describeSender(metadata: Configuration['analyticsMetadata']): string {
  const { source, integration, sessionId, platform } = metadata
  return JSON.stringify({ source, integration, sessionId, version: VERSION, platform })
}
