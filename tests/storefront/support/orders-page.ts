import type { APIRequestContext, Page } from 'playwright/test'
import { createDesk, type Order } from './desk'
import type { Account, Session } from './service'
import { expect } from './test'

export const grid = (page: Page) => page.getByRole('grid', { name: 'Orders' })
export const row = (page: Page, orderId: string) =>
  grid(page).getByRole('row').filter({ hasText: orderId })
export const status = (page: Page, orderId: string) =>
  page.getByRole('combobox', { name: `Status of order ${orderId}` })

/** Orders of a shopper of the test's own, each of one fresh product. */
export async function placeOrders(
  { request, admin, buyer }: { request: APIRequestContext; admin: Session; buyer: Account },
  count: number,
): Promise<Order[]> {
  const desk = createDesk(request, admin)
  const product = await desk.createProduct()
  const orders: Order[] = []
  for (let placed = 0; placed < count; placed += 1) {
    orders.push(await desk.createOrder(buyer, [product]))
  }
  return orders
}

/** Shows a shopper's orders alone. */
export async function openOrdersOf(page: Page, orders: readonly Order[]): Promise<void> {
  await page.goto(`/admin/orders?text=${orders[0]?.products[0]?._id}`)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(orders.length + 1))
}
