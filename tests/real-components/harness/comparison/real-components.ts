import * as applePay from 'braintree-web/apple-pay'
import * as client from 'braintree-web/client'
import * as dataCollector from 'braintree-web/data-collector'
import * as googlePayment from 'braintree-web/google-payment'
import * as hostedFields from 'braintree-web/hosted-fields'
import * as payPalCheckout from 'braintree-web/paypal-checkout'
import * as threeDSecure from 'braintree-web/three-d-secure'
import * as vaultManager from 'braintree-web/vault-manager'
import * as venmo from 'braintree-web/venmo'
import { unwrapModule } from '../../../../widget/provider/edge/unwrap-module'

/** The published components by the names of their modules. */
export const components: Readonly<Record<string, object>> = {
  'apple-pay': unwrapModule<object>(applePay),
  client: unwrapModule<object>(client),
  'data-collector': unwrapModule<object>(dataCollector),
  'google-payment': unwrapModule<object>(googlePayment),
  'hosted-fields': unwrapModule<object>(hostedFields),
  'paypal-checkout': unwrapModule<object>(payPalCheckout),
  'three-d-secure': unwrapModule<object>(threeDSecure),
  'vault-manager': unwrapModule<object>(vaultManager),
  venmo: unwrapModule<object>(venmo),
}
