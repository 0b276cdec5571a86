import { eq } from 'drizzle-orm'
import type { Gateway } from '../../../braintree/gateway/gateway'
import type { SaleOutcome } from '../../../braintree/gateway/sales/sale'
import type { TransactionRecord } from '../../../braintree/gateway/store'
import { gatewayTransactions } from '../../database/tables/gateway'
import { toDecimalString } from '../../lib/money'
import type { Services } from '../../services'
import type {
  ChargeOutcome,
  ChargeResponse,
  PaymentProvider,
  ProviderTransaction,
} from '../payment-provider'
import { findTransactionOfCharge, listGatewayTransactions } from './gateway-store'

/** Where the API serves the simulated gateway; part of its client tokens. */
export const GATEWAY_PATH = '/braintree-gateway'

/** The payment provider that needs no network: the simulated gateway. */
export function createSimulatedProvider(
  gateway: Gateway,
  { database, now, publicPath }: Pick<Services, 'database' | 'now' | 'publicPath'>,
): PaymentProvider {
  return {
    // A sale is stored together with the use of its nonce: without it the request can be repeated at once.
    reportingDelayMs: 0,
    findsAtOnce: true,
    takesTestNonces: true,
    createClientToken: (userId) =>
      gateway.generateClientToken({ customerId: userId, clientApiUrl: publicPath + GATEWAY_PATH }),

    async charge({ chargeId, userId, nonce, amountCents }) {
      const outcome = await gateway.sale({
        amount: toDecimalString(amountCents),
        paymentMethodNonce: nonce,
        customerId: userId,
        orderId: chargeId,
      })
      return readOutcome(outcome)
    },

    async findCharge(chargeId) {
      const transaction = await findTransactionOfCharge(database, chargeId)
      return transaction && readTransaction(transaction)
    },

    async voidOrRefund(id) {
      await database
        .update(gatewayTransactions)
        .set({ voidedAt: now() })
        .where(eq(gatewayTransactions.id, id))
    },

    async *listTransactions(from, to) {
      for await (const batch of listGatewayTransactions(database)) {
        for (const row of batch) {
          const transaction = toTransaction(row)
          if (transaction.createdAt >= from && transaction.createdAt <= to) yield transaction
        }
      }
    },

    async findTransaction(id) {
      const [row] = await database
        .select()
        .from(gatewayTransactions)
        .where(eq(gatewayTransactions.id, id))
      return row && toTransaction(row)
    },

    // Its prices are in the shop's own currency.
    findMisconfiguration: async () => undefined,
  }
}

const NONCE_USED = '91564'

function readOutcome(outcome: SaleOutcome): ChargeResponse {
  if (outcome.status !== 'validation_error') return readTransaction(outcome.transaction)
  const [{ code, attribute, message }] = outcome.errors
  if (code === NONCE_USED) return { kind: 'nonce-used' }
  const field = attribute === 'amount' ? 'amount' : 'paymentMethodNonce'
  return { kind: 'invalid', field, reason: message }
}

function readTransaction(transaction: TransactionRecord): ChargeOutcome {
  const { id: transactionId, status, processorResponseCode: code, amountCents } = transaction
  switch (status) {
    case 'submitted_for_settlement':
    case 'settlement_pending':
      return {
        kind: 'charged',
        transactionId,
        amountCents,
        currency: transaction.currencyIsoCode,
      }
    case 'gateway_rejected': {
      const { gatewayRejectionReason: rejection } = transaction
      const reason = `gateway rejected (${rejection ?? 'no reason given'})`
      return { kind: 'declined', transactionId, reason, ...(rejection ? { code: rejection } : {}) }
    }
    case 'processor_declined':
    case 'settlement_declined':
    case 'failed': {
      const reason = transaction.processorResponseText ?? 'no reason given'
      return { kind: 'declined', transactionId, reason, ...(code === null ? {} : { code }) }
    }
  }
}

function toTransaction({
  record,
  voidedAt,
}: typeof gatewayTransactions.$inferSelect): ProviderTransaction {
  const isTaken = readTransaction(record).kind === 'charged'
  return {
    transactionId: record.id,
    chargeId: record.orderId,
    state: isTaken ? (voidedAt ? 'returned' : 'taken') : 'untaken',
    amountCents: record.amountCents,
    currency: record.currencyIsoCode,
    createdAt: new Date(record.createdAt),
  }
}
