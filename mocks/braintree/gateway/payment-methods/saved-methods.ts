import { type Access, customerOf, type GatewayContext } from '../gateway-context'
import type { VaultedMethod } from '../store'
import { describePaymentMethod } from './describe-payment-method'
import { issueNonce } from './issue-nonce'
import type { SavedPaymentMethod } from './payment-method'
import { refuse } from './refuse'
import type { GatewayResult } from './tokenization'

/** The customer's saved methods, newest first, each with a nonce made for this call. */
export async function fetchPaymentMethods(
  context: GatewayContext,
  access: Access,
  options: { readonly defaultFirst: boolean },
): Promise<SavedPaymentMethod[]> {
  const customerId = customerOf(access)
  if (customerId === null) return []
  const methods = await context.store.listVaulted(customerId)
  const ordered = options.defaultFirst
    ? methods.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    : methods
  return Promise.all(ordered.map((method) => present(context, method)))
}

/** Removes the saved method behind a nonce of `fetchPaymentMethods`. */
export async function deletePaymentMethod(
  context: GatewayContext,
  access: Access,
  nonce: string,
): Promise<GatewayResult<null>> {
  const customerId = customerOf(access)
  if (customerId === null) {
    return refuse('forbidden', 'Only a client token with a customer id may delete payment methods.')
  }
  const record = await context.store.findNonce(nonce)
  const methods = await context.store.listVaulted(customerId)
  const method = methods.find(({ token }) => token === record?.vaultToken)
  if (!method) return refuse('not_found', 'No saved payment method belongs to this nonce.')
  if (method.hasSubscription) {
    return refuse('conflict', 'A subscription is paid with this method. Cancel it first.')
  }
  const isDeleted = await context.store.deleteVaulted(customerId, method.token)
  if (!isDeleted) return refuse('not_found', 'The payment method has been deleted already.')
  return { ok: true, value: null }
}

async function present(
  context: GatewayContext,
  {
    token: vaultToken,
    isDefault,
    hasSubscription,
    instrument,
    customerId,
    scenario,
  }: VaultedMethod,
): Promise<SavedPaymentMethod> {
  const record = await issueNonce(context, { instrument, customerId, vaultToken, scenario })
  return { ...describePaymentMethod(record), default: isDefault, hasSubscription }
}
