import { createHash } from 'node:crypto'
import type { ProductRow } from '../database/tables/products'

const TAG_LENGTH = 16

/** What a product's entity tag is made of. */
export type TaggedProduct = Pick<
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
>

/**
 * The entity tag of a product: another one after each change of it, sales included, and after one that was taken back,
 * so that whoever had no answer to a change sees by the tag that something was written.
 */
export function tagProduct({
  name,
  description,
  priceCents,
  categoryId,
  quantity,
  shipping,
  sold,
  photoHash,
  revision,
}: TaggedProduct): string {
  const fields = [name, description, priceCents, categoryId, quantity, shipping, sold, photoHash]
  const hash = createHash('sha256')
    .update(JSON.stringify([...fields, revision]))
    .digest('base64url')
  return `"${hash.slice(0, TAG_LENGTH)}"`
}
