import { GatewayUnreachableError } from '../../../mocks/braintree/client/gateway-connection'
import type { CallName } from '../../../mocks/braintree/control/calls/recorded-call'
import type { Simulator } from '../../../mocks/braintree/control/simulator'
import {
  BraintreeError,
  type BraintreeErrorType,
} from '../../../mocks/braintree/shared/braintree-error'
import type { Step, StubNetwork } from '../provider'

interface StepCall {
  readonly call: CallName
  /** What the component is told. Of the gateway's requests the component makes its own error, as the published one does. */
  readonly error: Error
}

const unreachable = new GatewayUnreachableError('The gateway could not be reached.')

const CALLS: Readonly<Record<Step, StepCall>> = {
  connect: { call: 'gateway.configuration', error: unreachable },
  'saved-methods': { call: 'gateway.fetchPaymentMethods', error: unreachable },
  'tokenize-card': { call: 'gateway.tokenizeCard', error: unreachable },
  'delete-saved-method': { call: 'gateway.deletePaymentMethod', error: unreachable },
  'three-d-secure': { call: 'gateway.lookUpThreeDSecure', error: unreachable },
  // The published fields wait a minute for their frames before they say so.
  'card-fields': {
    call: 'hosted-fields.create',
    error: fault('UNKNOWN', 'HOSTED_FIELDS_TIMEOUT', 'The frames of the card fields did not come.'),
  },
  // The client's own error, as the published component hands it on.
  paypal: {
    call: 'paypal-checkout.createPayment',
    error: fault('NETWORK', 'CLIENT_GATEWAY_NETWORK', unreachable.message),
  },
  'device-data': {
    call: 'data-collector.create',
    error: fault('MERCHANT', 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS', 'No device data was made.'),
  },
}

/** Plans what becomes of the steps. */
export function createNetwork(simulator: Simulator): StubNetwork {
  return {
    fail(step, times) {
      const { call, error } = CALLS[step]
      simulator.fail(call, error, times === undefined ? {} : { times })
    },
    delay: (step, ms) => simulator.delay(CALLS[step].call, ms),
    hold(step) {
      const { call } = CALLS[step]
      simulator.hang(call)
      return () => simulator.release(call)
    },
    mend: () => simulator.plans.clear(),
  }
}

function fault(type: BraintreeErrorType, code: string, message: string): BraintreeError {
  return new BraintreeError({ type, code, message })
}
