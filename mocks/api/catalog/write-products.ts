import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../database/database'
import { categories } from '../database/tables/categories'
import { photos } from '../database/tables/photos'
import { type ProductRow, products } from '../database/tables/products'
import { createId } from '../lib/create-id'
import { foldText } from '../lib/fold-text'
import { type NormalizedPhoto, savePhoto } from '../photo/save-photo'
import { tagProduct } from './tag-product'

/** The fields of a product that an administrator sets. */
export type ProductFields = Pick<
  ProductRow,
  'name' | 'description' | 'priceCents' | 'categoryId' | 'quantity' | 'shipping'
>

export type ProductWrite =
  | { readonly outcome: 'written'; readonly id: string; readonly name: string }
  | { readonly outcome: 'unknown-category' }
  | { readonly outcome: 'unknown-product' }
  /** It is not the product any more that the request knows. */
  | { readonly outcome: 'changed' }

/** Puts a product on the shelf. */
export async function createProduct(
  database: Database,
  fields: ProductFields,
  photo: NormalizedPhoto | undefined,
  createdAt: Date,
): Promise<ProductWrite> {
  return database.transaction(async (transaction) => {
    if (!(await lockCategory(transaction, fields.categoryId)))
      return { outcome: 'unknown-category' }
    const photoHash = photo ? await savePhoto(transaction, photo, createdAt) : null
    const id = createId('prd')
    const nameKey = foldText(fields.name)
    await transaction
      .insert(products)
      .values({ ...fields, id, nameKey, photoHash, sold: 0, createdAt })
    return { outcome: 'written', id, name: fields.name }
  })
}

/** What becomes of a product. */
export interface ProductChange {
  readonly fields: Partial<ProductFields>
  readonly photo: NormalizedPhoto | undefined
  /** Asked with the product's present tag, under the lock that the change is made under. */
  isExpected(tag: string): boolean
}

/** Changes the fields that are given, the photo too. */
export async function updateProduct(
  database: Database,
  id: string,
  { fields, photo, isExpected }: ProductChange,
  at: Date,
): Promise<ProductWrite> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(products)
      .where(eq(products.id, id))
      .for('update')
    if (!before) return { outcome: 'unknown-product' }
    if (!isExpected(tagProduct(before))) return { outcome: 'changed' }
    const { categoryId } = fields
    if (categoryId !== undefined && !(await lockCategory(transaction, categoryId))) {
      return { outcome: 'unknown-category' }
    }
    const photoHash = photo ? await savePhoto(transaction, photo, at) : before.photoHash
    const after = { ...before, ...fields, photoHash, revision: before.revision + 1 }
    await transaction
      .update(products)
      .set({ ...after, nameKey: foldText(after.name) })
      .where(eq(products.id, id))
    if (before.photoHash !== photoHash) await dropUnusedPhoto(transaction, before.photoHash)
    return { outcome: 'written', id, name: after.name }
  })
}

/** Takes a product off the shelf; whether there was one. */
export async function deleteProduct(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ photoHash: products.photoHash })
      .from(products)
      .where(eq(products.id, id))
      .for('update')
    // A statement that deletes nothing would still count as a change of the catalogue.
    if (!before) return false
    await transaction.delete(products).where(eq(products.id, id))
    await dropUnusedPhoto(transaction, before.photoHash)
    return true
  })
}

/** Whether there is such a category; it stays until the transaction ends. */
async function lockCategory(transaction: Database, id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share')
  return found.length > 0
}

async function dropUnusedPhoto(transaction: Database, hash: string | null): Promise<void> {
  if (hash === null) return
  const uses = transaction
    .select({ id: products.id })
    .from(products)
    .where(eq(products.photoHash, hash))
  await transaction.delete(photos).where(and(eq(photos.hash, hash), notExists(uses)))
}
