import type { BraintreeGateway } from 'braintree'
import { toDecimalString } from '../../money'
import type { AttemptedCharge, PaymentProvider } from '../payment-provider'
import { ensureCustomer } from './ensure-customer'
import { giveBack } from './give-back'
import { readSale, readTransaction } from './read-sale'

/** The time-out of a call, and what Braintree's search lags behind. */
const REPORTING_DELAY_MS = 2 * 60_000

/** Real charges, through Braintree's server SDK. */
export function createBraintreeProvider(gateway: BraintreeGateway): PaymentProvider {
  return {
    reportingDelayMs: REPORTING_DELAY_MS,
    async createClientToken(userId) {
      await ensureCustomer(gateway, userId)
      const { success, clientToken, ...rest } = await gateway.clientToken.generate({
        customerId: userId,
      })
      if (!success) throw new Error('Braintree gave no client token', { cause: rest })
      return clientToken
    },

    async charge({ chargeId, nonce, amountCents }) {
      const result = await gateway.transaction.sale({
        amount: toDecimalString(amountCents),
        paymentMethodNonce: nonce,
        orderId: chargeId,
        options: { submitForSettlement: true },
      })
      return readSale(result)
    },

    async findCharge(chargeId) {
      const found = gateway.transaction.search((search) => {
        search.orderId().is(chargeId)
      })
      let attempt: AttemptedCharge | undefined
      for await (const transaction of found) {
        attempt = readTransaction(transaction)
        if (attempt.kind === 'charged') return attempt
      }
      return attempt
    },

    voidTransaction: (transactionId) => giveBack(gateway, transactionId),
  }
}
