import type { Page } from 'playwright/test'
import type { Order } from './desk'
import { expect } from './test'

export const grid = (page: Page) => page.getByRole('grid', { name: 'Orders' })
export const row = (page: Page, orderId: string) =>
  grid(page).getByRole('row').filter({ hasText: orderId })
export const status = (page: Page, orderId: string) =>
  page.getByRole('combobox', { name: `Status of order ${orderId}` })

/** Shows a shopper's orders alone. */
export async function openOrdersOf(page: Page, orders: readonly Order[]): Promise<void> {
  await page.goto(`/admin/orders?text=${orders[0]?.products[0]?._id}`)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(orders.length + 1))
}
