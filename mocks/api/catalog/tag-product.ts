import { createHash } from 'node:crypto'
import type { ProductRow } from '../database/tables/products'

const TAG_LENGTH = 16

/**
 * The entity tag of a product: another one after each change of it, sales included, and after one that was taken back,
 * so that whoever had no answer to a change sees by the tag that something was written.
 */
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
    | 'revision'
  >,
): string {
  const { name, description, priceCents, categoryId, quantity, shipping, ...others } = product
  const { sold, photoHash, revision } = others
  const entered = [name, description, priceCents, categoryId, quantity, shipping]
  const fields = [...entered, sold, photoHash, revision]
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
  return `"${hash.slice(0, TAG_LENGTH)}"`
}
