import type { Database } from '../database'
import { catalog } from '../seed/catalog/catalog'
import { history } from '../seed/orders/history'
import { type SeedOrder, totalCents } from '../seed/orders/seed-order'
import { charges } from '../tables/charges'
import { type OrderLineRecord, orders } from '../tables/orders'
import { toProductId, toUserId } from './seed-ids'
import { toProductRow } from './seed-products'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Stores the orders from before the shop opened its database, each with the charge that paid it.
 *
 * @throws Error when an order names a product that the catalog does not have
 */
export async function seedHistory(database: Database, seededAt: Date): Promise<void> {
  const paid = history.map((order) => ({
    ...order,
    userId: toUserId(order.buyer),
    amountCents: totalCents(order, catalog),
    createdAt: new Date(seededAt.getTime() - order.daysAgo * DAY_MS),
  }))
  await database.insert(charges).values(
    paid.map(({ userId, transactionId, amountCents, createdAt }) => ({
      id: `chg_${transactionId}`,
      userId,
      nonceUse: 'none' as const,
      amountCents,
      status: 'charged' as const,
      transactionId,
      orderedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  await database.insert(orders).values(
    paid.map((order) => ({
      id: `ord_${order.transactionId}`,
      userId: order.userId,
      lines: copyLines(order, seededAt),
      transactionId: order.transactionId,
      amountCents: order.amountCents,
      address: order.address,
      status: order.status,
      createdAt: order.createdAt,
    })),
  )
}

function copyLines(order: SeedOrder, seededAt: Date): OrderLineRecord[] {
  return order.lines.map(({ slug, count }) => {
    const product = catalog.find((candidate) => candidate.slug === slug)
    if (!product) throw new Error(`The history names ${slug}, which the catalog does not have`)
    const { name, priceCents, createdAt } = toProductRow(product, null, seededAt)
    return {
      productId: toProductId(slug),
      name,
      priceCents,
      count,
      productCreatedAt: createdAt.toISOString(),
    }
  })
}
