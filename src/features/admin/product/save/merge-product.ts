import type { ProductCreate, ProductUpdate } from '../../../../api/contract'
import { isSameText, type Merge, mergeCount, mergeField } from '../../../../lib/three-way'
import { isSamePhoto } from './product-photo'
import { forgetSent, type ProductBase, type ProductState } from './product-state'

/** What of a product can be changed, in the order of the form. */
export const productFields = [
  'file',
  'name',
  'description',
  'price',
  'quantity',
  'category',
  'shipping',
] as const
export type ProductField = (typeof productFields)[number]

export interface ProductMerge {
  /** The fields to send: those that were changed here, and nowhere else. */
  readonly update: ProductUpdate
  /** Changed on both sides, so that somebody has to choose. */
  readonly asked: readonly ProductField[]
  /** Changed elsewhere alone: they stay as they are by now. */
  readonly foreign: readonly ProductField[]
}

/**
 * Brings together what was changed here and elsewhere.
 *
 * @param base when the form was filled
 * @param mine what the form holds
 * @param theirs as the service has it now
 */
export function mergeProduct(
  base: ProductState,
  mine: ProductCreate,
  theirs: ProductState,
): ProductMerge {
  const merges: Record<ProductField, Merge> = {
    file: mergePhoto(base, mine, theirs),
    name: mergeField(base.name, mine.name, theirs.name, isSameText),
    description: mergeField(base.description, mine.description, theirs.description, isSameText),
    price: mergeField(base.price, mine.price, theirs.price),
    quantity: mergeStock(base, mine, theirs),
    category: mergeField(base.category, mine.category, theirs.category),
    shipping: mergeField<number>(base.shipping, mine.shipping, theirs.shipping),
  }
  const areOf = (merge: Merge) => productFields.filter((field) => merges[field] === merge)
  const sent = new Set<string>(areOf('send'))
  return {
    update: Object.fromEntries(Object.entries(mine).filter(([field]) => sent.has(field))),
    asked: areOf('ask'),
    foreign: areOf('keep').filter((field) => differs(base, theirs, field)),
  }
}

/** The form's base once somebody has seen how a field is by now: the next comparison starts from there. */
export function rebase(base: ProductBase, theirs: ProductState, field: ProductField): ProductBase {
  const known = forgetSent(base, field)
  const { photo, ...rest } = known
  switch (field) {
    case 'file':
      return { ...rest, ...(theirs.photo === undefined ? {} : { photo: theirs.photo }) }
    case 'quantity':
      return { ...known, quantity: theirs.quantity, sold: theirs.sold }
    default:
      return { ...known, [field]: theirs[field] }
  }
}

/** Whether a field is another one in the two. */
export function differs(one: ProductState, other: ProductState, field: ProductField): boolean {
  switch (field) {
    case 'file':
      return !isSamePhoto(one.photo, other.photo)
    case 'name':
    case 'description':
      return !isSameText(one[field], other[field])
    default:
      return one[field] !== other[field]
  }
}

/** Where as many were put in as were sold, the same number is not the same stock. */
function mergeStock(base: ProductState, { quantity }: ProductCreate, theirs: ProductState): Merge {
  const merge = mergeCount(base.quantity, quantity, theirs.quantity)
  const isSold = base.sold !== theirs.sold && !Number.isNaN(quantity)
  return merge === 'send' && isSold ? 'ask' : merge
}

function mergePhoto(base: ProductState, { file }: ProductCreate, theirs: ProductState): Merge {
  if (!file) return 'keep'
  return isSamePhoto(base.photo, theirs.photo) ? 'send' : 'ask'
}
