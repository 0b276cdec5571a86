import type { Configuration } from '../client/client-instance'
import { VERSION } from '../component/version'

/** The request that Google's client takes for payments through this gateway. */
export function createDataRequest(
  configuration: Configuration,
  version: 1 | 2,
  merchantId: string | undefined,
): object {
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
