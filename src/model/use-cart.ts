import { useCallback, useSyncExternalStore } from 'react'
import type { WriteOutcome } from '../lib/storage'
import { type Cart, countOf } from './cart'
import { cartStore } from './cart-store'

/** The cart; follows every change, other tabs' too. */
export function useCart(): Cart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => EMPTY)
}

/** Tells how many pieces of a product the cart holds. */
export function useCountOf(): (productId: string) => number {
  const cart = useCart()
  return useCallback((productId) => countOf(cart, productId), [cart])
}

/** Whether the cart could be saved in this browser; if not, why. */
export function useCartSaving(): WriteOutcome {
  return useSyncExternalStore(cartStore.subscribe, cartStore.lastWrite, () => 'saved')
}

const EMPTY: Cart = []
