import { localTextStorage, type TextStorage, type WriteOutcome } from '../lib/storage'
import { createStoredValue } from '../lib/stored-value'
import type { Cart } from './cart'
import { CART_KEY, parseCart, serializeCart } from './cart-storage'

export interface CartStore {
  get(): Cart
  subscribe(onChange: () => void): () => void
  /** Applies one of the cart's rules, as in `update((cart) => removeLine(cart, id))`. */
  update(change: (cart: Cart) => Cart): void
  clear(): void
  /** Whether the cart outlives this page; if not, why. */
  lastWrite(): WriteOutcome
}

export function createCartStore(storage: TextStorage): CartStore {
  const stored = createStoredValue<Cart>({
    key: CART_KEY,
    storage,
    parse: parseCart,
    serialize: serializeCart,
  })
  return {
    get: stored.get,
    subscribe: stored.subscribe,
    update: (change) => void stored.update(change),
    clear: () => void stored.update(() => []),
    lastWrite: stored.lastWrite,
  }
}

export const cartStore: CartStore = createCartStore(localTextStorage)
