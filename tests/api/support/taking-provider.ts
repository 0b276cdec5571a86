import type {
  ChargeOutcome,
  ChargeResponse,
  PaymentProvider,
} from '../../../mocks/api/payment/payment-provider'

/** An outcome of ten dollars. */
export const charged = (transactionId: string) =>
  ({ kind: 'charged', transactionId, amountCents: 1000, currency: 'USD' }) as const

/** A provider that takes each nonce once and does what a test wants with its answer. */
export function createTakingProvider(
  deliver: (outcome: ChargeResponse) => Promise<ChargeResponse>,
) {
  const taken = new Map<string, ChargeOutcome>()
  const used = new Set<string>()
  const voided: string[] = []
  const payments: PaymentProvider = {
    reportingDelayMs: 0,
    findsAtOnce: true,
    takesTestNonces: true,
    createClientToken: async () => 'token',
    async charge({ chargeId, nonce }) {
      if (used.has(nonce)) return deliver({ kind: 'nonce-used' })
      used.add(nonce)
      const outcome = charged(`txn_${chargeId}`)
      taken.set(chargeId, outcome)
      return deliver(outcome)
    },
    findCharge: async (chargeId) => taken.get(chargeId),
    async voidOrRefund(id) {
      voided.push(id)
    },
    async *listTransactions() {},
    findTransaction: async () => undefined,
    findMisconfiguration: async () => undefined,
  }
  return { payments, taken, voided }
}

/** An answer that is lost. */
export const cutOff = () => Promise.reject(new Error('connection lost'))
/** Answers that all arrive. */
export const deliverAll = async (outcome: ChargeResponse) => outcome
