import { useSyncExternalStore } from 'react'
import type { WriteOutcome } from '../../lib/storage'
import { type Cart, countOf } from './cart'
import { cartStore } from './cart-store'

/** The cart; follows every change, other tabs' too. */
export function useCart(): Cart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => EMPTY)
}

/** How many entries the cart has; what else changes in it is not followed. */
export function useEntryCount(): number {
  return useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.get().length,
    () => 0,
  )
}

/** How many pieces of a product the cart holds; what else changes in it is not followed. */
export function useCount(productId: string): number {
  return useSyncExternalStore(
    cartStore.subscribe,
    () => countOf(cartStore.get(), productId),
    () => 0,
  )
}

/** Whether the cart could be saved in this browser; if not, why. */
export function useCartSaving(): WriteOutcome {
  return useSyncExternalStore(cartStore.subscribe, cartStore.lastWrite, () => 'saved')
}

const EMPTY: Cart = []
