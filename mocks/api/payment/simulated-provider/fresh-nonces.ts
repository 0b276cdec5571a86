import type { GatewayStore, NonceRecord } from '../../../braintree/gateway/store'
import { createBoundedMap } from '../../lib/bounded-map'

const MOST_NONCES = 1_000

/**
 * A store that remembers a nonce from when it is made until it is looked at first, which is mostly when it is paid with,
 * a moment later and in the same process. Whether it was used since, by another process, using it up tells.
 */
export function rememberFreshNonces(store: GatewayStore): GatewayStore {
  const fresh = createBoundedMap<NonceRecord>(MOST_NONCES)
  return {
    ...store,
    async saveNonce(record) {
      await store.saveNonce(record)
      fresh.set(record.nonce, record)
    },
    async findNonce(nonce) {
      const known = fresh.get(nonce)
      fresh.delete(nonce)
      return known ?? store.findNonce(nonce)
    },
    consumeNonce(nonce, transaction) {
      fresh.delete(nonce)
      return store.consumeNonce(nonce, transaction)
    },
  }
}
