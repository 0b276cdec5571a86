import * as applePay from '../../mocks/braintree/components/apple-pay'
import * as client from '../../mocks/braintree/components/client'
import * as dataCollector from '../../mocks/braintree/components/data-collector'
import * as googlePayment from '../../mocks/braintree/components/google-payment'
import * as hostedFields from '../../mocks/braintree/components/hosted-fields'
import * as payPalCheckout from '../../mocks/braintree/components/paypal-checkout'
import * as threeDSecure from '../../mocks/braintree/components/three-d-secure'
import * as vaultManager from '../../mocks/braintree/components/vault-manager'
import * as venmo from '../../mocks/braintree/components/venmo'
import { getSimulator, type Simulator } from '../../mocks/braintree/control/simulator'
import { renderPayPalButton } from '../../mocks/braintree/paypal/paypal-button'
import { SimulatedApplePaySession } from '../../mocks/braintree/wallets/apple-pay-session'
import { SimulatedPaymentsClient } from '../../mocks/braintree/wallets/google-payments-client'

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
