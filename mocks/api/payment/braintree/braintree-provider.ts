import type { BraintreeGateway, TransactionRequest } from 'braintree'
import { toDecimalString } from '../../money'
import type { AttemptedCharge, PaymentProvider } from '../payment-provider'
import { ensureCustomer } from './ensure-customer'
import { findAccountProblem } from './find-account-problem'
import { giveBack } from './give-back'
import { isNotFound } from './is-not-found'
import { readSale } from './read-sale'
import { readTransaction, toProviderTransaction } from './read-transaction'

/** After the time-out of a call nothing of it is under way. */
const REPORTING_DELAY_MS = 2 * 60_000
/** Braintree says nowhere how long its search may lag; minutes were seen. */
const DOUBT_MS = 48 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

export interface BraintreeOptions {
  /** Which account the money goes to, and so in which currency; the merchant's default one where it is left out. */
  readonly merchantAccountId?: string | undefined
  readonly takesTestNonces: boolean
}

/** The declarations lag behind the SDK, which has it since 3.37. */
type Sale = TransactionRequest & { readonly apiRequestKey: string }

/** Real charges, through Braintree's server SDK. */
export function createBraintreeProvider(
  gateway: BraintreeGateway,
  { merchantAccountId, takesTestNonces }: BraintreeOptions,
): PaymentProvider {
  return {
    reportingDelayMs: REPORTING_DELAY_MS,
    doubtMs: DOUBT_MS,
    takesTestNonces,
    async createClientToken(userId) {
      await ensureCustomer(gateway, userId)
      const { success, clientToken, ...rest } = await gateway.clientToken.generate({
        customerId: userId,
        ...(merchantAccountId ? { merchantAccountId } : {}),
      })
      if (!success) throw new Error('Braintree gave no client token', { cause: rest })
      return clientToken
    },

    async charge({ chargeId, nonce, amountCents }) {
      const sale: Sale = {
        amount: toDecimalString(amountCents),
        paymentMethodNonce: nonce,
        orderId: chargeId,
        ...(merchantAccountId ? { merchantAccountId } : {}),
        // Asked again within 30 days, Braintree takes it for the same sale.
        apiRequestKey: chargeId,
        options: { submitForSettlement: true },
      }
      return readSale(await gateway.transaction.sale(sale))
    },

    async findCharge(chargeId) {
      const found = gateway.transaction.search((search) => {
        search.orderId().is(chargeId)
      })
      let attempt: AttemptedCharge | undefined
      for await (const transaction of found) {
        attempt = readTransaction(transaction) ?? attempt
        if (attempt?.kind === 'charged') return attempt
      }
      return attempt
    },

    voidTransaction: (transactionId) => giveBack(gateway, transactionId),

    async *listTransactions(from, to) {
      // Day by day: a search answers with so many transactions and no more, and does not say that there are others.
      for (let day = from; day <= to; day = new Date(day.getTime() + DAY_MS)) {
        const end = new Date(Math.min(day.getTime() + DAY_MS - 1, to.getTime()))
        const found = gateway.transaction.search((search) => {
          search.createdAt().between(day, end)
          search.type().is('sale')
        })
        for await (const transaction of found) yield toProviderTransaction(transaction)
      }
    },

    async findTransaction(transactionId) {
      try {
        return toProviderTransaction(await gateway.transaction.find(transactionId))
      } catch (error) {
        if (isNotFound(error)) return undefined
        throw error
      }
    },

    findMisconfiguration: () => findAccountProblem(gateway, merchantAccountId),
  }
}
