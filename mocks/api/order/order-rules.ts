import type { OrderLineRecord } from '../database/tables/orders'
import type { ProductRow } from '../database/tables/products'
import { formatCents } from '../lib/money'

/** The status of an order that is not delivered, or was taken back. */
export const CANCELLED = 'Cancelled'

/** The values of an order's status, in the order of an order's life. */
export const ORDER_STATUSES: readonly string[] = [
  'Not processed',
  'Processing',
  'Shipped',
  'Delivered',
  CANCELLED,
]
export const FIRST_STATUS = 'Not processed'

export interface OrderedLine {
  readonly productId: string
  readonly count: number
}

export type StockedProduct = Pick<
  ProductRow,
  'id' | 'name' | 'priceCents' | 'quantity' | 'createdAt'
>

export interface OrderRequest {
  readonly lines: readonly OrderedLine[]
  /** The amount that the client sent. */
  readonly claimedCents: number
  /** What was charged for it. */
  readonly chargedCents: number
}

export type OrderVerdict =
  | { readonly kind: 'possible'; readonly lines: readonly OrderLineRecord[] }
  /** Why the order is impossible, in a sentence for the buyer. */
  | { readonly kind: 'impossible'; readonly reason: string }

/** Decides on an order by the stored names, prices and stock; those of the request are ignored. */
export function judgeOrder(
  { lines, claimedCents, chargedCents }: OrderRequest,
  products: readonly StockedProduct[],
): OrderVerdict {
  const stock = new Map(products.map((product) => [product.id, product]))
  const copies: OrderLineRecord[] = []
  let totalCents = 0
  for (const { productId, count } of lines) {
    const product = stock.get(productId)
    if (!product) return impossible('One of the products is not sold any more.')
    if (product.quantity < countOf(lines, productId)) return outOfStock(product)
    totalCents += product.priceCents * count
    copies.push(copyLine(product, count))
  }
  if (totalCents !== claimedCents || totalCents !== chargedCents) {
    return impossible(
      `The products cost ${formatCents(totalCents)} now, and ${formatCents(chargedCents)} was paid for an order of ${formatCents(claimedCents)}.`,
    )
  }
  return { kind: 'possible', lines: copies }
}

/** Pieces per product, since a product may stand on several lines. */
export function countByProduct(lines: readonly OrderedLine[]): ReadonlyMap<string, number> {
  return new Map(lines.map(({ productId }) => [productId, countOf(lines, productId)]))
}

/** Pieces that cost nothing. */
export function countFreePieces(lines: readonly OrderLineRecord[]): number {
  return lines.reduce((sum, { priceCents, count }) => (priceCents === 0 ? sum + count : sum), 0)
}

function countOf(lines: readonly OrderedLine[], productId: string): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.count : sum), 0)
}

function copyLine(product: StockedProduct, count: number): OrderLineRecord {
  return {
    productId: product.id,
    name: product.name,
    priceCents: product.priceCents,
    count,
    productCreatedAt: product.createdAt.toISOString(),
  }
}

function outOfStock({ name, quantity }: StockedProduct): OrderVerdict {
  if (quantity === 0) return impossible(`${name} is out of stock.`)
  return impossible(`Only ${quantity} of ${name} ${quantity === 1 ? 'is' : 'are'} left.`)
}

function impossible(reason: string): OrderVerdict {
  return { kind: 'impossible', reason }
}
