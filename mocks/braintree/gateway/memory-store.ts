import type { GatewayStore, NonceRecord, TransactionRecord, VaultedMethod } from './store'

/** Keeps a page that stays open for days from growing: the oldest records go first. */
const MAX_RECORDS = 10_000

/**
 * A store that lives as long as its page or process.
 *
 * @throws Error when a transaction is added under an id that is in use
 */
export function createMemoryStore(): GatewayStore {
  const nonces = new Map<string, NonceRecord>()
  const transactions = new Map<string, TransactionRecord>()
  const vaulted = new Map<string, VaultedMethod>()

  return {
    async saveNonce(nonce) {
      nonces.delete(nonce.nonce)
      insert(nonces, nonce.nonce, nonce)
    },
    async consumeNonce(key, transaction) {
      const before = nonces.get(key)
      if (!before || before.consumed) return false
      if (transaction) insert(transactions, transaction.id, transaction)
      nonces.set(key, { ...before, consumed: true })
      return true
    },
    async findNonce(key) {
      return nonces.get(key)
    },
    async saveTransaction(transaction) {
      insert(transactions, transaction.id, transaction)
    },
    async findTransaction(id) {
      return transactions.get(id)
    },
    async listVaulted(customerId) {
      return [...vaulted.values()].filter((method) => method.customerId === customerId).reverse()
    },
    async saveVaulted(method) {
      if (method.isDefault) dropDefault(vaulted, method.customerId)
      vaulted.set(method.token, method)
    },
    async deleteVaulted(customerId, token) {
      return vaulted.get(token)?.customerId === customerId && vaulted.delete(token)
    },
  }
}

function insert<Value>(records: Map<string, Value>, key: string, value: Value): void {
  if (records.has(key)) throw new Error('A record with this key exists already.')
  records.set(key, value)
  for (const oldest of records.keys()) {
    if (records.size <= MAX_RECORDS) return
    records.delete(oldest)
  }
}

function dropDefault(vaulted: Map<string, VaultedMethod>, customerId: string): void {
  for (const method of vaulted.values()) {
    if (method.customerId === customerId && method.isDefault) {
      vaulted.set(method.token, { ...method, isDefault: false })
    }
  }
}
