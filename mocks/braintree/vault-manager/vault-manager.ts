import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import { acceptCallbacks } from '../component/accept-callback'
import { askGateway } from '../component/ask-gateway'
import { BraintreeError } from '../component/braintree-error'
import { simulateCall } from '../component/simulate-call'
import { disableMethods } from '../component/tear-down'
import type { SavedPaymentMethod } from '../gateway/payment-methods/payment-method'
import type { GatewayProblem } from '../gateway/payment-methods/tokenization'

export interface VaultManager {
  /** New objects with new nonces on each call. */
  fetchPaymentMethods(options?: { readonly defaultFirst?: boolean }): Promise<SavedPaymentMethod[]>
  deletePaymentMethod(nonce: string): Promise<void>
  teardown(): Promise<void>
}

export function createVaultManager(client: Client): VaultManager {
  const connection = connectionOf(client)
  const manager: VaultManager = {
    fetchPaymentMethods: (options = {}) =>
      simulateCall('vault-manager.fetchPaymentMethods', [options], async () => {
        const defaultFirst = options.defaultFirst === true
        const result = await askGateway(
          connection.fetchPaymentMethods({ defaultFirst }),
          'CLIENT_GATEWAY_NETWORK',
        )
        if (!result.ok) throw fetchError(result.problem)
        return result.value.map((method) => ({ ...method, details: { ...method.details } }))
      }),
    deletePaymentMethod: (nonce) =>
      simulateCall('vault-manager.deletePaymentMethod', [nonce], async () => {
        if (client.getConfiguration().authorizationType === 'TOKENIZATION_KEY') {
          throw clientTokenRequired()
        }
        const result = await askGateway(
          connection.deletePaymentMethod(nonce),
          'VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR',
        )
        if (!result.ok) throw deletionError(result.problem)
      }),
    teardown: () =>
      simulateCall('vault-manager.teardown', [], () => {
        disableMethods(manager)
      }),
  }
  return acceptCallbacks(manager, ['fetchPaymentMethods', 'deletePaymentMethod', 'teardown'])
}

function fetchError(problem: GatewayProblem): BraintreeError {
  return new BraintreeError({
    type: 'NETWORK',
    code: 'CLIENT_REQUEST_ERROR',
    message: problem.message,
    details: { originalError: problem },
  })
}

function clientTokenRequired(): BraintreeError {
  return new BraintreeError({
    type: 'MERCHANT',
    code: 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN',
    message: 'Deleting a payment method needs a client token with a customer id.',
  })
}

function deletionError(problem: GatewayProblem): BraintreeError {
  const details = { originalError: problem }
  if (problem.code === 'not_found') {
    const code = 'VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND'
    return new BraintreeError({ type: 'MERCHANT', code, message: problem.message, details })
  }
  if (problem.code === 'forbidden') return clientTokenRequired()
  const code = 'VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR'
  return new BraintreeError({ type: 'UNKNOWN', code, message: problem.message, details })
}
