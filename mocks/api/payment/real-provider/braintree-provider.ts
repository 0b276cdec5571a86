import type { BraintreeGateway, TransactionRequest } from 'braintree'
import { toDecimalString } from '../../lib/money'
import { withTimeout } from '../../lib/with-timeout'
import type { PaymentProvider, ProviderCharge } from '../payment-provider'
import { parseTransaction, toProviderTransaction } from './braintree-transaction'
import { findAccountProblem } from './find-account-problem'
import { generateClientToken } from './generate-client-token'
import { isNotFound } from './is-not-found'
import { readProviderCharge, readSale, toChargeFault } from './read-sale'
import { searchSales } from './search-sales'
import { voidOrRefund } from './void-or-refund'

/** After the time-out of a call nothing of it is under way. */
const REPORTING_DELAY_MS = 2 * 60_000
/** For a whole response. The SDK's own time-out is for silence, and a response that drips is never silent. */
const ANSWER_TIMEOUT_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

export interface BraintreeOptions {
  /** Which account the money goes to, and so in which currency; the merchant's default one where it is left out. */
  readonly merchantAccountId?: string | undefined
  readonly takesTestNonces: boolean
  readonly answerTimeoutMs?: number
}

/** The declarations lag behind the SDK, which has it since 3.37. */
type Sale = TransactionRequest & { readonly apiRequestKey: string }

/** Real charges, through Braintree's server SDK. Every call ends within a minute for each answer that it waits for. */
export function createBraintreeProvider(
  gateway: BraintreeGateway,
  { merchantAccountId, takesTestNonces, answerTimeoutMs = ANSWER_TIMEOUT_MS }: BraintreeOptions,
): PaymentProvider {
  const account = merchantAccountId ? { merchantAccountId } : {}
  const inTime = <Answer>(work: Promise<Answer>) =>
    withTimeout(work, answerTimeoutMs, 'Braintree did not answer in time')
  async function* search(criteria: Parameters<typeof searchSales>[1]) {
    const sales = searchSales(gateway, criteria)
    for (;;) {
      const { done, value } = await inTime(sales.next())
      if (done) return
      yield value
    }
  }
  return {
    reportingDelayMs: REPORTING_DELAY_MS,
    // Braintree does not document how long its search may lag.
    findsAtOnce: false,
    takesTestNonces,
    createClientToken: (customerId) =>
      inTime(generateClientToken(gateway, { customerId, ...account })),

    async charge({ chargeId, nonce, amountCents }) {
      const sale: Sale = {
        amount: toDecimalString(amountCents),
        paymentMethodNonce: nonce,
        orderId: chargeId,
        ...account,
        // Braintree answers a repeated key with the same sale for 30 days, and does not look for duplicates by amount and
        // card then, which single-use nonces and unique order ids make needless.
        apiRequestKey: chargeId,
        options: { submitForSettlement: true },
      }
      try {
        return readSale(await inTime(gateway.transaction.sale(sale)), chargeId)
      } catch (error) {
        throw toChargeFault(error)
      }
    },

    async findCharge(chargeId) {
      let best: ProviderCharge | undefined
      for await (const transaction of search({ order_id: { is: chargeId } })) {
        const found = readProviderCharge(transaction, chargeId)
        if (found.kind === 'charged') return found
        if (best?.kind !== 'open') best = found
      }
      return best
    },

    voidOrRefund: (transactionId) => inTime(voidOrRefund(gateway, transactionId)),

    async *listTransactions(from, to) {
      // Day by day: a search truncates its result silently.
      for (let day = from; day <= to; day = new Date(day.getTime() + DAY_MS)) {
        const end = new Date(Math.min(day.getTime() + DAY_MS - 1, to.getTime()))
        for await (const transaction of search({ created_at: { min: day, max: end } })) {
          yield toProviderTransaction(transaction)
        }
      }
    },

    async findTransaction(transactionId) {
      try {
        const found = parseTransaction(await inTime(gateway.transaction.find(transactionId)))
        if (found.id === transactionId) return toProviderTransaction(found)
      } catch (error) {
        if (isNotFound(error)) return undefined
        throw error
      }
      throw new Error(`Braintree answered with another transaction than ${transactionId}`)
    },

    findMisconfiguration: () => inTime(findAccountProblem(gateway, merchantAccountId)),
  }
}
