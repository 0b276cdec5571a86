import type { VaultPort } from '../model/ports/vault-port'
import type { BraintreeClient } from './client/client'
import { callMethod } from './edge/call-method'
import { once } from './edge/once'
import { requireInstance } from './edge/require-instance'
import { unwrapModule } from './edge/unwrap-module'
import { toSavedMethods } from './to-payment-method'

/**
 * Opens the list of a customer's saved methods.
 *
 * @throws TypeError when the component gives no instance
 */
export async function openVault({ component: client }: BraintreeClient): Promise<VaultPort> {
  const { create } = unwrapModule(await import('braintree-web/vault-manager'))
  const vault = requireInstance(await create({ client }), 'The vault manager')
  return {
    fetch: async (options) => toSavedMethods(await vault.fetchPaymentMethods(options)),
    delete: async (nonce) => {
      await callMethod(vault, 'deletePaymentMethod', nonce)
    },
    teardown: once(async () => {
      await vault.teardown()
    }),
  }
}
