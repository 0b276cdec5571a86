import type { Client } from '../client/client-instance'
import { GatewayUnreachableError } from '../client/gateway-connection'
import { connectionOf } from '../client/known-clients'
import type { SavedPaymentMethod } from '../gateway/payment-methods/payment-method'
import type { GatewayProblem } from '../gateway/payment-methods/tokenization'
import { BraintreeError } from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'

export interface VaultManager {
  /** New objects with new nonces on each call. */
  fetchPaymentMethods(options?: { readonly defaultFirst?: boolean }): Promise<SavedPaymentMethod[]>
  deletePaymentMethod(nonce: string): Promise<void>
  teardown(): Promise<void>
}

/** @throws BraintreeError from its methods, when the gateway refuses or can't be reached */
export function createVaultManager(client: Client): VaultManager {
  const connection = connectionOf(client)
  const manager: VaultManager = {
    fetchPaymentMethods: (options = {}) =>
      simulateCall('vault-manager.fetchPaymentMethods', [options], async () => {
        const defaultFirst = options.defaultFirst === true
        const result = await askClient(connection.fetchPaymentMethods({ defaultFirst }))
        if (!result.ok) throw fetchError(result.problem)
        return result.value.map((method) => ({ ...method, details: { ...method.details } }))
      }),
    deletePaymentMethod: (nonce) =>
      simulateCall('vault-manager.deletePaymentMethod', [nonce], async () => {
        if (client.getConfiguration().authorizationType === 'TOKENIZATION_KEY') {
          throw clientTokenRequired()
        }
        const result = await connection.deletePaymentMethod(nonce).catch(stumble)
        if (!result.ok) throw deletionError(result.problem)
      }),
    teardown: () =>
      simulateCall('vault-manager.teardown', [], () => {
        disableMethods(manager)
      }),
  }
  return acceptCallbacks(manager, ['fetchPaymentMethods', 'deletePaymentMethod', 'teardown'])
}

/** The client sends the request for the list, so its errors carry the HTTP status. */
async function askClient<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    throw new BraintreeError({
      type: 'NETWORK',
      code: 'CLIENT_GATEWAY_NETWORK',
      message: error.message,
      details: { httpStatus: 500 },
    })
  }
}

/** Without a network the published component fails on its own error, so there is no code. */
function stumble(cause: unknown): never {
  if (!(cause instanceof GatewayUnreachableError)) throw cause
  throw new TypeError('The error of the deletion could not be read.', { cause })
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
