import { create as createOwn } from 'braintree-web/apple-pay'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

const APPLE_SDK = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js'

/** "Apple Pay JS SDK is now loaded automatically", unless `loadApplePaySDK` is false. */
export async function create({ client, loadApplePaySDK, ...options }: WithClient): Promise<object> {
  if (loadApplePaySDK !== false) {
    const script = document.createElement('script')
    script.src = APPLE_SDK
    document.head.append(script)
  }
  const own = await createOwn({ ...options, client: toInnerClient(client) })
  return promisesOnly(own, ['performValidation', 'tokenize', 'teardown'])
}
