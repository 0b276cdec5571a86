import { followPlans } from '../shared/simulate-call'
import type { GatewayConnection } from './gateway-connection'

/** The connection with the network between: requests can be planned to come late or to fail, as `'gateway.tokenizeCard'`. */
export function withPlannedFaults(connection: GatewayConnection): GatewayConnection {
  return {
    ...connection,
    configuration: () => followPlans('gateway.configuration', () => connection.configuration()),
    tokenizeCard: (input) =>
      followPlans('gateway.tokenizeCard', () => connection.tokenizeCard(input)),
    tokenizePayPal: (input) =>
      followPlans('gateway.tokenizePayPal', () => connection.tokenizePayPal(input)),
    fetchPaymentMethods: (options) =>
      followPlans('gateway.fetchPaymentMethods', () => connection.fetchPaymentMethods(options)),
    deletePaymentMethod: (nonce) =>
      followPlans('gateway.deletePaymentMethod', () => connection.deletePaymentMethod(nonce)),
    lookUpThreeDSecure: (input) =>
      followPlans('gateway.lookUpThreeDSecure', () => connection.lookUpThreeDSecure(input)),
  }
}
