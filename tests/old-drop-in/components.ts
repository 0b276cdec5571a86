import { SimulatedApplePaySession } from '../../mocks/braintree/apple-pay/apple-pay-session'
import * as applePay from '../../mocks/braintree/apple-pay/entry'
import * as client from '../../mocks/braintree/client/entry'
import { getSimulator, type Simulator } from '../../mocks/braintree/control/simulator'
import * as dataCollector from '../../mocks/braintree/data-collector/entry'
import * as googlePayment from '../../mocks/braintree/google-payment/entry'
import { SimulatedPaymentsClient } from '../../mocks/braintree/google-payment/google-payments-client'
import * as hostedFields from '../../mocks/braintree/hosted-fields/entry'
import * as payPalCheckout from '../../mocks/braintree/paypal-checkout/entry'
import { renderPayPalButton } from '../../mocks/braintree/paypal-checkout/paypal-button'
import * as threeDSecure from '../../mocks/braintree/three-d-secure/entry'
import * as vaultManager from '../../mocks/braintree/vault-manager/entry'
import * as venmo from '../../mocks/braintree/venmo/entry'

/** Every component by the name of its module, as merchants' bundlers know it. */
export const components = {
  'apple-pay': applePay,
  client,
  'data-collector': dataCollector,
  'google-payment': googlePayment,
  'hosted-fields': hostedFields,
  'paypal-checkout': payPalCheckout,
  'three-d-secure': threeDSecure,
  'vault-manager': vaultManager,
  venmo,
}

/** What the page's globals are made of, with their types. */
export const wallets = { renderPayPalButton, SimulatedApplePaySession, SimulatedPaymentsClient }

declare global {
  interface Window {
    components: typeof components
    simulator: Simulator
    wallets: typeof wallets
  }
}

window.simulator = getSimulator()
window.wallets = wallets
window.components = components
