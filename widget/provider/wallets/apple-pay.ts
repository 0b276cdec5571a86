import type { ApplePayPort } from '../../model/ports/apple-pay-port'
import type { Passthrough } from '../../model/terms/settings'
import type { BraintreeClient } from '../client/client'
import { callMethod } from '../edge/call-method'
import { once } from '../edge/once'
import { requireInstance } from '../edge/require-instance'
import { toRecord } from '../edge/to-record'
import { unwrapModule } from '../edge/unwrap-module'
import { toPaymentMethod } from '../to-payment-method'
import { openApplePaySession } from './apple-pay-session'

export { isApplePaySupported } from './apple-pay-session'

/**
 * Opens Apple Pay.
 *
 * @throws TypeError when the component gives no instance
 */
export async function openApplePay({ component: client }: BraintreeClient): Promise<ApplePayPort> {
  const { create } = unwrapModule(await import('braintree-web/apple-pay'))
  // Release 4 would load a script of Apple's otherwise, which the option needs no policy for so far.
  const options = { client, loadApplePaySDK: false }
  const applePay = requireInstance(await create(options), 'Apple Pay')
  return {
    createPaymentRequest: (request) =>
      toRecord(callMethod(applePay, 'createPaymentRequest', request)),
    validateMerchant: async (options) =>
      requireSession(await callMethod(applePay, 'performValidation', options)),
    tokenize: async (token) => toPaymentMethod(await applePay.tokenize({ token })),
    openSession: openApplePaySession,
    teardown: once(async () => applePay.teardown()),
  }
}

/**
 * Apple's sheet closes without a word on what is no session, which would look as if the shopper had closed it. What a
 * session contains is up to Apple; the client adds its `_httpStatus`, and spreads a text into its characters.
 */
function requireSession(answer: unknown): Passthrough {
  const session = toRecord(answer)
  const isSession = Object.keys(session).some((name) => /^[a-z]/i.test(name))
  if (!isSession) throw new TypeError('The gateway gave no Apple Pay session.')
  return session
}
