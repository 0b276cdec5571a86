import { otherOrders } from './other-orders'
import type { SeedOrder } from './seed-order'
import { shopperOrders } from './shopper-orders'

/** Every order that a fresh shop has on its desk. */
export const history: readonly SeedOrder[] = [...shopperOrders, ...otherOrders]
