import { bearer, done, type Shop } from '../../../mocks/worlds/recipes/shop'
import type { Order } from '../../../src/api/generated/types'

/** The shopper's own orders, the newest first. */
export async function ordersOf(shop: Shop): Promise<Order[]> {
  const shopper = await shop.shopper()
  const { _id: userId } = shopper.user
  return done(
    shop.api.GET('/user/orders/by/user/{userId}', {
      params: { path: { userId } },
      headers: bearer(shopper),
    }),
  )
}

/** Every order of the shop, the newest first. */
export async function allOrders(shop: Shop): Promise<Order[]> {
  const admin = await shop.admin()
  return done(
    shop.api.GET('/order/list/{userId}', {
      params: { path: { userId: admin.user._id } },
      headers: bearer(admin),
    }),
  )
}
