import type { GooglePayPort } from '../../model/ports/google-pay-port'
import { DropInError } from '../../model/terms/dropin-error'
import type { Passthrough } from '../../model/terms/settings'
import type { BraintreeClient } from '../client/client'
import type { Generation } from '../configuration/read-configuration'
import { callMethod } from '../edge/call-method'
import { once } from '../edge/once'
import { toRecord } from '../edge/to-record'
import { unwrapModule } from '../edge/unwrap-module'
import { toPaymentMethod } from '../to-payment-method'
import { createGooglePaymentsClient, isReadyToPay } from './google-payments-client'

export async function isGooglePaySupported({ port }: BraintreeClient): Promise<boolean> {
  // The component first: a replacement of it may bring Google's client, and then no script is needed.
  await import('braintree-web/google-payment')
  return isReadyToPay(await createGooglePaymentsClient(port.gateway.environment))
}

/**
 * Opens Google Pay with Google's own client.
 *
 * @throws DropInError `INVALID_OPTION` for version 1 with braintree-web 4, or `SCRIPT_FAILED`
 * @throws TypeError when the component gives no instance
 */
export async function openGooglePay(
  { component: client, port, generation }: BraintreeClient,
  options: Passthrough,
): Promise<GooglePayPort> {
  const module = unwrapModule(await import('braintree-web/google-payment'))
  const [component, google] = await Promise.all([
    callMethod(module, 'create', { ...toGooglePayOptions(options, generation), client }),
    createGooglePaymentsClient(port.gateway.environment),
  ])
  if (typeof component !== 'object' || component === null) {
    throw new TypeError('The Google Pay component gave no instance.')
  }
  return {
    createButton: (button) => toElement(callMethod(google, 'createButton', button)),
    createPaymentDataRequest: (request) =>
      callMethod(component, 'createPaymentDataRequest', request),
    loadPaymentData: async (request) => callMethod(google, 'loadPaymentData', request),
    // Google Pay that is backed by a PayPal account has no details.
    parseResponse: async (data) =>
      toPaymentMethod({
        details: {},
        ...toRecord(await callMethod(component, 'parseResponse', data)),
      }),
    teardown: once(async () => {
      await callMethod(component, 'teardown')
    }),
  }
}

/** Release 4 has Google's second interface alone; a request in the words of the first would be misread there. */
function toGooglePayOptions(options: Passthrough, generation: Generation): Passthrough {
  if (generation === 3) return options
  const { googlePayVersion, ...others } = options
  if (String(googlePayVersion) !== '1') return others
  const message =
    'googlePay.googlePayVersion 1 is gone with braintree-web 4: write the request as version 2 takes it.'
  throw new DropInError('INVALID_OPTION', { message })
}

function toElement(candidate: unknown): HTMLElement {
  if (candidate instanceof HTMLElement) return candidate
  throw new TypeError('Google Pay gave no button.')
}
