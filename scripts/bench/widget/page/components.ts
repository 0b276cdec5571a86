import * as client from '../../../../mocks/braintree/components/client'
import * as dataCollector from '../../../../mocks/braintree/components/data-collector'
import * as hostedFields from '../../../../mocks/braintree/components/hosted-fields'
import * as payPalCheckout from '../../../../mocks/braintree/components/paypal-checkout'
import * as vaultManager from '../../../../mocks/braintree/components/vault-manager'

/** The stand-ins that a measured page needs, where both widgets find them. */
Reflect.set(window, 'components', {
  client,
  'data-collector': dataCollector,
  'hosted-fields': hostedFields,
  'paypal-checkout': payPalCheckout,
  'vault-manager': vaultManager,
})
