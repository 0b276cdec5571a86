import type { ProductUpdate } from '../../../../api/contract'
import { differs, type ProductField, productFields, rebase } from './merge-product'
import type { ProductBase, ProductState } from './product-state'

type SentFieldName = Exclude<ProductField, 'file'>

const fields = productFields.filter((field): field is SentFieldName => field !== 'file')

/** Notes what is being sent: until it is answered, it may have been stored. A photo shows by its address. */
export function noteSent(
  base: ProductBase,
  update: ProductUpdate,
  sold: number,
  tag: string | undefined,
): ProductBase {
  const sent = { ...base.sent }
  for (const field of fields) {
    const value = update[field]
    if (value !== undefined) sent[field] = { value, sold, ...(tag === undefined ? {} : { tag }) }
  }
  return { ...base, sent }
}

/**
 * Where what was sent has been stored after all, it is what this edit starts from; and for good: what somebody else makes
 * of it afterwards is theirs.
 */
export function noteStored(base: ProductBase, theirs: ProductState): ProductBase {
  return fields.reduce((known, field) => {
    const sent = base.sent?.[field]
    if (!sent) return known
    const stored = {
      ...theirs,
      [field]: sent.value,
      ...(field === 'quantity' && { sold: sent.sold }),
    }
    const isStored =
      field === 'quantity'
        ? stored.quantity + stored.sold === theirs.quantity + theirs.sold
        : !differs(stored, theirs, field)
    return isStored ? rebase(known, stored, field) : known
  }, base)
}

/**
 * The fields to send that may have been stored, in a product that was changed since: that they are as before may be
 * somebody else's work.
 */
export function listDoubtful(
  { sent = {} }: ProductBase,
  update: ProductUpdate,
  tag: string | undefined,
): readonly ProductField[] {
  if (tag === undefined) return []
  return fields.filter((field) => {
    const earlier = update[field] === undefined ? undefined : sent[field]?.tag
    return earlier !== undefined && earlier !== tag
  })
}
