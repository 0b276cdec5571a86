import { localTextStorage, type TextStorage } from '../../lib/storage'
import { createStoredValue, type StoredValue } from '../../lib/stored-value'
import type { Cart } from './cart'
import { CART_KEY, parseCart, serializeCart } from './cart-storage'

export function createCartStore(storage: TextStorage): StoredValue<Cart> {
  return createStoredValue<Cart>({
    key: CART_KEY,
    storage,
    parse: parseCart,
    serialize: serializeCart,
  })
}

/** The visitor's cart. Features change it with `cartActions` and read it with the hooks of `use-cart`. */
export const cartStore: StoredValue<Cart> = createCartStore(localTextStorage)
