import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { getSimulator } from '../control/simulator'
import type { ApplePayToken } from '../control/wallets-control'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import { BraintreeError } from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall, simulateSyncCall } from '../shared/simulate-call'
import { cardOfToken, tokenizeWalletCard } from '../shared/wallet-card'

export interface ApplePay {
  readonly merchantIdentifier: string
  /** The merchant's request with the gateway's country, currency and networks filled in. */
  createPaymentRequest(request: object): object
  performValidation(options: {
    readonly validationURL?: string
    readonly displayName?: string
    readonly domainName?: string
  }): Promise<object>
  tokenize(options: { readonly token?: ApplePayToken }): Promise<PaymentMethod>
  teardown(): Promise<void>
}

const TOKENIZATION_ERROR = { type: 'NETWORK', code: 'APPLE_PAY_TOKENIZATION' } as const

/** @throws BraintreeError `APPLE_PAY_NOT_ENABLED`; its methods reject without a `validationURL` or `token` */
export function createApplePay(client: Client): ApplePay {
  const config = client.getConfiguration().gatewayConfiguration.applePayWeb
  if (!config) {
    const message = 'Apple Pay is not enabled for this merchant.'
    throw new BraintreeError({ type: 'MERCHANT', code: 'APPLE_PAY_NOT_ENABLED', message })
  }
  const connection = connectionOf(client)
  const applePay: ApplePay = {
    merchantIdentifier: config.merchantIdentifier,
    createPaymentRequest: (request) =>
      simulateSyncCall('apple-pay.createPaymentRequest', [request], () => ({
        countryCode: config.countryCode,
        currencyCode: config.currencyCode,
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: config.supportedNetworks.map(toAppleNetwork),
        ...request,
      })),
    performValidation: (options) =>
      simulateCall('apple-pay.performValidation', [options], () => {
        if (!options?.validationURL)
          throw missing('APPLE_PAY_VALIDATION_URL_REQUIRED', 'validationURL')
        return {
          merchantSessionIdentifier: getSimulator().createId(),
          domainName: options.domainName ?? location.hostname,
          displayName: options.displayName ?? '',
        }
      }),
    tokenize: (options) =>
      simulateCall('apple-pay.tokenize', [options], () => {
        if (!options.token) throw missing('APPLE_PAY_PAYMENT_TOKEN_REQUIRED', 'token')
        const named = cardOfToken(options.token.paymentData)
        const card = named?.name ?? getSimulator().applePay.card
        return tokenizeWalletCard(connection, { wallet: 'apple-pay', card }, TOKENIZATION_ERROR)
      }),
    teardown: () =>
      simulateCall('apple-pay.teardown', [], () => {
        disableMethods(applePay)
      }),
  }
  return acceptCallbacks(applePay, ['performValidation', 'tokenize', 'teardown'])
}

function toAppleNetwork(network: string): string {
  return network === 'mastercard' ? 'masterCard' : network
}

function missing(code: string, option: string): BraintreeError {
  return new BraintreeError({ type: 'MERCHANT', code, message: `Apple Pay needs a ${option}.` })
}
