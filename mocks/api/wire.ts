import type { components } from '../../src/api/generated/schema'
import type { ProductFilter } from './catalog/listing/filter-products'
import type { ProductRecord } from './catalog/listing/select-products'
import type { CategoryRow } from './database/tables/categories'
import type { UserRow } from './database/tables/users'
import { toCents, toDollars } from './lib/money'
import type { OrderRecord } from './order/order-store'

/**
 * The edge between the service's own records and the contract's schemas: `id` becomes `_id`, and cents become dollars.
 */
type Schemas = components['schemas']

/** A user without anything of the password. */
export function toWireUser({
  id,
  name,
  email,
  role,
}: Pick<UserRow, 'id' | 'name' | 'email' | 'role'>): Schemas['User'] {
  return { _id: id, name, email, role }
}

export function toWireCategory({
  id,
  name,
}: Pick<CategoryRow, 'id' | 'name'>): Schemas['Category'] {
  return { _id: id, name }
}

export function toWireProduct(product: ProductRecord, publicPath: string): Schemas['Product'] {
  return {
    _id: product.id,
    name: product.name,
    description: product.description,
    price: toDollars(product.priceCents),
    category: { _id: product.categoryId, name: product.categoryName },
    quantity: product.quantity,
    shipping: product.shipping === 1 ? 1 : 0,
    ...(product.photoHash === null
      ? {}
      : { photo: { data: toPhotoPath(product.photoHash, publicPath) } }),
    createdAt: product.createdAt.toISOString(),
    sold: product.sold,
  }
}

/** Prices are filtered in whole dollars, both included: 19 is everything up to 19.99. */
export function fromWireFilter({ limit, skip, filters }: Schemas['ProductFilter']): ProductFilter {
  const [lowest, highest] = filters.price
  return {
    limit,
    skip,
    categoryIds: filters.category,
    ...(lowest === undefined || highest === undefined
      ? {}
      : { priceCents: { lowest: toCents(lowest), highest: toCents(highest) + 99 } }),
  }
}

export function toWireOrder(order: OrderRecord): Schemas['Order'] {
  return {
    _id: order.id,
    products: order.lines.map(({ productId, name, priceCents, count, productCreatedAt }) => ({
      _id: productId,
      name,
      price: toDollars(priceCents),
      count,
      createdAt: productCreatedAt,
    })),
    transaction_id: order.transactionId,
    amount: toDollars(order.amountCents),
    address: order.address,
    status: order.status,
    user: { _id: order.userId, name: order.userName },
    createdAt: order.createdAt.toISOString(),
  }
}

/** Converts a list batch by batch. */
export async function* mapBatches<Item, Mapped>(
  batches: AsyncIterable<readonly Item[]>,
  map: (item: Item) => Mapped,
): AsyncGenerator<readonly Mapped[]> {
  for await (const batch of batches) yield batch.map(map)
}

/** Photos are served by the hash of their content, so that what a path serves never changes. */
function toPhotoPath(hash: string, publicPath: string): string {
  return `${publicPath}/api/photo/${hash}.webp`
}
