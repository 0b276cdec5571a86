import type { BraintreeGateway } from 'braintree'
import { isNotFound } from './is-not-found'

/** A client token for a returning customer needs a customer of that id in the vault. */
export async function ensureCustomer(gateway: BraintreeGateway, id: string): Promise<void> {
  try {
    await gateway.customer.find(id)
  } catch (error) {
    if (!isNotFound(error)) throw error
    const { success, message } = await gateway.customer.create({ id })
    if (!success) throw new Error(`Braintree did not create the customer: ${message}`)
  }
}
