import { otherOrders } from './orders/other-orders'
import { shopperOrders } from './orders/shopper-orders'
import type { SeedOrder } from './seed-order'

/** Every order that a fresh shop has on its desk. */
export const history: readonly SeedOrder[] = [...shopperOrders, ...otherOrders]
