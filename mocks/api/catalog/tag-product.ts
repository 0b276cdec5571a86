import { createHash } from 'node:crypto'
import type { ProductRow } from '../database/tables/products'

const TAG_LENGTH = 16

/** The entity tag of a product: another one as soon as anything of it is changed, what is in stock and sold included. */
export function tagProduct(
  product: Pick<
    ProductRow,
    | 'name'
    | 'description'
    | 'priceCents'
    | 'categoryId'
    | 'quantity'
    | 'shipping'
    | 'sold'
    | 'photoHash'
  >,
): string {
  const { name, description, priceCents, categoryId, quantity, shipping, sold, photoHash } = product
  const fields = [name, description, priceCents, categoryId, quantity, shipping, sold, photoHash]
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
  return `"${hash.slice(0, TAG_LENGTH)}"`
}
