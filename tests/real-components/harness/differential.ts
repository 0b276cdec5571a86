import '../../widget/differential/page/clock'
import applePay from 'braintree-web/apple-pay'
import client from 'braintree-web/client'
import dataCollector from 'braintree-web/data-collector'
import googlePayment from 'braintree-web/google-payment'
import hostedFields from 'braintree-web/hosted-fields'
import payPalCheckout from 'braintree-web/paypal-checkout'
import threeDSecure from 'braintree-web/three-d-secure'
import vaultManager from 'braintree-web/vault-manager'
import venmo from 'braintree-web/venmo'
import { getSimulator } from '../../../mocks/braintree/control/simulator'
import type { Shoppers } from '../../../mocks/braintree-wire/shoppers'
import { createHarness } from '../../widget/differential/page/harness'

/** Both widgets get their components from here: the published ones. */
Object.assign(window, {
  components: {
    'apple-pay': applePay,
    client,
    'data-collector': dataCollector,
    'google-payment': googlePayment,
    'hosted-fields': hostedFields,
    'paypal-checkout': payPalCheckout,
    'three-d-secure': threeDSecure,
    'vault-manager': vaultManager,
    venmo,
  },
  // The old widget loads this one from the network unless it is there.
  braintree: { dataCollector },
})

const CHALLENGES = {
  ask: 'wait',
  wait: 'wait',
  approve: 'right',
  cancel: 'cancel',
  fail: 'wrong',
} as const

/** Scenarios tell the stand-ins what shoppers decide; here the stubs of the other parties' scripts ask for it. */
Object.defineProperty(window, 'shoppers', {
  get(): Partial<Shoppers> {
    const { paypal, googlePay, applePay: sheet, threeDSecure: bank } = getSimulator().decisions
    return {
      ...(paypal === 'ask' ? {} : { paypal }),
      ...(googlePay === 'ask' ? {} : { googlePay }),
      ...(sheet === 'ask' ? {} : { applePay: sheet }),
      challenge: CHALLENGES[bank],
    }
  },
})

const widget = new URLSearchParams(location.search).get('widget')
window.harness = createHarness(getSimulator(), `/${widget}-drop-in.js`, {
  type: () => Promise.reject(new Error('Typing is for the frames, from outside the page.')),
  // The driver reads them from the wire.
  readCalls: () => ({ calls: [], analytics: [] }),
})
