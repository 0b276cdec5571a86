import * as applePay from 'braintree-web/apple-pay'
import * as client from 'braintree-web/client'
import * as dataCollector from 'braintree-web/data-collector'
import * as googlePayment from 'braintree-web/google-payment'
import * as hostedFields from 'braintree-web/hosted-fields'
import * as paypalCheckout from 'braintree-web/paypal-checkout'
import * as threeDSecure from 'braintree-web/three-d-secure'
import * as vaultManager from 'braintree-web/vault-manager'
import * as venmo from 'braintree-web/venmo'
import * as applePayStandIn from '../../../mocks/braintree/apple-pay/entry'
import * as clientStandIn from '../../../mocks/braintree/client/entry'
import * as dataCollectorStandIn from '../../../mocks/braintree/data-collector/entry'
import * as googlePaymentStandIn from '../../../mocks/braintree/google-payment/entry'
import * as hostedFieldsStandIn from '../../../mocks/braintree/hosted-fields/entry'
import * as paypalCheckoutStandIn from '../../../mocks/braintree/paypal-checkout/entry'
import * as threeDSecureStandIn from '../../../mocks/braintree/three-d-secure/entry'
import * as vaultManagerStandIn from '../../../mocks/braintree/vault-manager/entry'
import * as venmoStandIn from '../../../mocks/braintree/venmo/entry'

type Component = Readonly<Record<string, unknown>>

/** braintree-web is CommonJS: the object behind `default` is the one that every import of it shares. */
const COMPONENTS: readonly (readonly [published: object, standIn: Component])[] = [
  [applePay, applePayStandIn.default],
  [client, clientStandIn.default],
  [dataCollector, dataCollectorStandIn.default],
  [googlePayment, googlePaymentStandIn.default],
  [hostedFields, hostedFieldsStandIn.default],
  [paypalCheckout, paypalCheckoutStandIn.default],
  [threeDSecure, threeDSecureStandIn.default],
  [vaultManager, vaultManagerStandIn.default],
  [venmo, venmoStandIn.default],
]

let isSwapped = false

/**
 * Puts the stand-ins into the modules of braintree-web, where the widget finds them.
 *
 * @throws Error when a bundler has made a module that can't be changed
 */
export function swapComponents(): void {
  if (isSwapped) return
  isSwapped = true
  for (const [published, standIn] of COMPONENTS) {
    Object.assign(sharedExports(published), standIn)
  }
}

function sharedExports(namespace: object): object {
  const shared: unknown = 'default' in namespace ? namespace.default : namespace
  if (typeof shared === 'object' && shared !== null && Object.isExtensible(shared)) return shared
  throw new Error(
    'braintree-web can not be stubbed here: its modules are sealed. Let the test runner load braintree-web from node_modules as it is.',
  )
}
