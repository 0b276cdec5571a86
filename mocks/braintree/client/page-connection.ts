import type { Access } from '../gateway/access'
import type { Gateway } from '../gateway/gateway'
import type { GatewayConnection } from './gateway-connection'

/** Connects to a gateway inside the page, for demo pages and tests without a server. */
export function connectToPageGateway(gateway: Gateway, access: Access): GatewayConnection {
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
