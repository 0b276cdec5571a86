import type { Category } from '../../../../api/edge/catalog'

/** A cell's value, or why it has none. */
export type Cell<Value> = { readonly value: Value } | { readonly problem: string }

const YES = new Set(['1', 'yes', 'y', 'true'])
const NO = new Set(['0', 'no', 'n', 'false'])

/** Whether a product is shipped. */
export function readShippingCell(text: string): Cell<0 | 1> {
  const word = text.toLowerCase()
  if (YES.has(word)) return { value: 1 }
  if (NO.has(word)) return { value: 0 }
  return { problem: `Shipping is Yes or No, not “${text}”.` }
}

/** A category by its name, in any case of letters, or by its id. */
export function readCategoryCell(text: string, categories: readonly Category[]): Cell<string> {
  const byId = categories.find(({ categoryId }) => categoryId === text)
  if (byId) return { value: byId.categoryId }
  const same = categories.filter(({ name }) => name.trim() === text)
  const fold = text.toLowerCase()
  const found =
    same.length > 0 ? same : categories.filter(({ name }) => name.trim().toLowerCase() === fold)
  const [only] = found
  if (only && found.length === 1) return { value: only.categoryId }
  return {
    problem: only
      ? `${found.length} categories are named “${text}”: give its id.`
      : `There is no category “${text}”.`,
  }
}
