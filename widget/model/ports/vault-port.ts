import type { PaymentMethod } from '../terms/payment-method'

/** The methods that the gateway keeps for a customer. */
export interface VaultPort {
  fetch(options: { readonly defaultFirst: boolean }): Promise<PaymentMethod[]>
  delete(nonce: string): Promise<void>
  teardown(): Promise<void>
}
