import type { AccountKey } from '../accounts'
import type { SeedProduct } from '../catalog/seed-product'

/** The states of an order, in the order in which the administrator's list shows them. */
export type SeedOrderStatus = 'Not processed' | 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled'

/** A purchase from before the shop opened its database. */
export interface SeedOrder {
  readonly buyer: AccountKey
  /** Days between the purchase and the seeding, with a fraction for the time of day. */
  readonly daysAgo: number
  readonly status: SeedOrderStatus
  readonly transactionId: string
  readonly address: string
  readonly lines: readonly SeedOrderLine[]
}

export interface SeedOrderLine {
  /** The product's slug in the catalog. */
  readonly slug: string
  readonly count: number
}

/**
 * What an order cost, in cents, from the prices of the given products.
 * Throws when a line names a product that is not among them.
 *
 * @throws Error when a line names a product that is not among them
 */
export function totalCents(order: SeedOrder, products: readonly SeedProduct[]): number {
  return order.lines.reduce((sum, { slug, count }) => {
    const product = products.find((candidate) => candidate.slug === slug)
    if (!product) {
      throw new Error(
        `Order ${order.transactionId} names the product "${slug}", which is not in the catalog.`,
      )
    }
    return sum + product.priceCents * count
  }, 0)
}
