import type { ChargeRow } from '../../database/tables/charges'
import type { ProviderTransaction } from '../payment-provider'

/** Charges by id and by transaction. */
export interface ChargeIndex {
  add(charges: readonly ChargeRow[]): void
  all(): readonly ChargeRow[]
  has(id: string): boolean
  hasTransaction(transactionId: string): boolean
  /** The charge of a provider's transaction: by the transaction's id, or by the charge id that it carries. */
  findChargeId(transaction: ProviderTransaction): string | undefined
}

export function createChargeIndex(): ChargeIndex {
  const byId = new Map<string, ChargeRow>()
  const idOfTransaction = new Map<string, string>()
  return {
    add(charges) {
      for (const charge of charges) {
        byId.set(charge.id, charge)
        if (charge.transactionId !== null) idOfTransaction.set(charge.transactionId, charge.id)
      }
    },
    all: () => [...byId.values()],
    has: (id) => byId.has(id),
    hasTransaction: (transactionId) => idOfTransaction.has(transactionId),
    findChargeId({ transactionId, chargeId }) {
      const id = idOfTransaction.get(transactionId) ?? chargeId
      return id !== null && byId.has(id) ? id : undefined
    },
  }
}
