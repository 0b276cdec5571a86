import { getSimulator } from '../control/simulator'
import { readAccess } from '../gateway/client-token'
import type { Gateway } from '../gateway/gateway'
import type { Access } from '../gateway/gateway-context'
import type { Authorization } from './authorization'
import type { GatewayConnection } from './gateway-connection'
import { connectToHttpGateway } from './http-connection'
import { withPlannedFaults } from './with-planned-faults'

/** A token that names an API is taken there; everything else stays in the page. */
export function connect(authorization: Authorization): GatewayConnection {
  return withPlannedFaults(open(authorization))
}

function open(authorization: Authorization): GatewayConnection {
  if (authorization.type === 'TOKENIZATION_KEY') {
    return connectToPageGateway(getSimulator().gateway(), { kind: 'tokenization-key' })
  }
  const { clientApiUrl, fingerprint } = authorization
  const { gatewayPlace, gateway } = getSimulator()
  if (gatewayPlace.kind === 'page') {
    const { customerId } = gatewayPlace
    return connectToPageGateway(gateway(), { kind: 'client-token', customerId })
  }
  if (clientApiUrl !== null) return connectToHttpGateway(clientApiUrl, fingerprint)
  return connectToPageGateway(gateway(), readAccess(fingerprint))
}

/** Connects to a gateway inside the page, for demo pages and tests without a server. */
function connectToPageGateway(gateway: Gateway, access: Access): GatewayConnection {
  return {
    configuration: async () => ({ ok: true, value: gateway.clientConfiguration('') }),
    tokenizeCard: (input) => gateway.tokenizeCard(access, input),
    tokenizePayPal: (input) => gateway.tokenizePayPal(access, input),
    tokenizeVenmo: (input) => gateway.tokenizeVenmo(access, input),
    tokenizeWalletCard: (input) => gateway.tokenizeWalletCard(access, input),
    fetchPaymentMethods: async (options) => ({
      ok: true,
      value: await gateway.fetchPaymentMethods(access, options),
    }),
    deletePaymentMethod: (nonce) => gateway.deletePaymentMethod(access, nonce),
    lookUpThreeDSecure: (input) => gateway.lookUpThreeDSecure(access, input),
    answerThreeDSecure: (input) => gateway.answerThreeDSecure(access, input),
    sendAnalytics: () => undefined,
  }
}
