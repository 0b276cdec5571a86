import * as client from '../../../../mocks/braintree/client/entry'
import * as dataCollector from '../../../../mocks/braintree/data-collector/entry'
import * as hostedFields from '../../../../mocks/braintree/hosted-fields/entry'
import * as payPalCheckout from '../../../../mocks/braintree/paypal-checkout/entry'
import * as vaultManager from '../../../../mocks/braintree/vault-manager/entry'

/** The simulated components that a measured page needs, where both widgets find them. */
Reflect.set(window, 'components', {
  client,
  'data-collector': dataCollector,
  'hosted-fields': hostedFields,
  'paypal-checkout': payPalCheckout,
  'vault-manager': vaultManager,
})
