import type { BraintreeGateway } from 'braintree'
import { z } from 'zod/mini'

const notFound = z.object({ type: z.literal('notFoundError') })

/** A client token for a returning customer needs a customer of that id in the vault. */
export async function ensureCustomer(gateway: BraintreeGateway, id: string): Promise<void> {
  try {
    await gateway.customer.find(id)
  } catch (error) {
    if (!notFound.safeParse(error).success) throw error
    const { success, message } = await gateway.customer.create({ id })
    if (!success) throw new Error(`Braintree did not create the customer: ${message}`)
  }
}
