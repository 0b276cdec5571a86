import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { BraintreeError } from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall, simulateSyncCall } from '../shared/simulate-call'
import { mergeDataRequest } from './google-data-request'
import { type GooglePaymentMethod, readPaymentData } from './read-payment-data'

export interface GooglePaymentOptions {
  readonly googlePayVersion?: number | undefined
  readonly googleMerchantId?: string | undefined
}

export interface GooglePayment {
  /** The merchant's request with the gateway's networks and tokenization filled in. */
  createPaymentDataRequest(overrides?: object): object
  /** Reads the payment method out of what the payments client handed out. */
  parseResponse(paymentData: unknown): Promise<GooglePaymentMethod>
  teardown(): Promise<void>
}

/** @throws BraintreeError `GOOGLE_PAYMENT_NOT_ENABLED`, or for a version that there is not */
export function createGooglePayment(client: Client, options: GooglePaymentOptions): GooglePayment {
  const configuration = client.getConfiguration()
  if (!configuration.gatewayConfiguration.androidPay) {
    const message = 'Google Pay is not enabled for this merchant.'
    throw new BraintreeError({ type: 'MERCHANT', code: 'GOOGLE_PAYMENT_NOT_ENABLED', message })
  }
  const version = options.googlePayVersion ?? 1
  if (version !== 1 && version !== 2) {
    const message = `Google Pay version ${String(version)} is not supported. Use 1 or 2.`
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'GOOGLE_PAYMENT_UNSUPPORTED_VERSION',
      message,
    })
  }
  const connection = connectionOf(client)
  const payment: GooglePayment = {
    createPaymentDataRequest: (overrides = {}) =>
      simulateSyncCall('google-payment.createPaymentDataRequest', [overrides], () =>
        mergeDataRequest(configuration, version, options.googleMerchantId, overrides),
      ),
    parseResponse: (paymentData) =>
      simulateCall('google-payment.parseResponse', [paymentData], () =>
        readPaymentData(connection, paymentData),
      ),
    teardown: () =>
      simulateCall('google-payment.teardown', [], () => {
        disableMethods(payment)
      }),
  }
  return acceptCallbacks(payment, ['parseResponse', 'teardown'])
}
