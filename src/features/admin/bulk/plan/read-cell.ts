import type { Category } from '../../../../api/edge/catalog'

/** A cell's value, or why it has none. */
export type Cell<Value> = { readonly value: Value } | { readonly problem: string }

/**
 * The number that a cell says, in any of the ways that spreadsheets write it: `1,234.50`, `1.234,50`, `1 234,5`, `$12.50`.
 * One that can be read as thousands and as decimals is refused rather than guessed.
 */
export function readNumberCell(text: string): Cell<number> {
  const bare = text.replace(/US\$|USD|[$\s\u00a0\u202f'’]/g, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return { problem: `“${text}” is not a number.` }
  const marks = bare.replace(/[^.,]/g, '')
  const last = marks.at(-1) ?? ''
  const isMixed = marks.includes('.') && marks.includes(',')
  if (isMixed && marks.indexOf(last) !== marks.length - 1) {
    return { problem: `“${text}” is not a number.` }
  }
  if (!isMixed && marks.length === 1 && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) {
    const [whole = '', rest = ''] = bare.split(last)
    return {
      problem: `“${text}” can be read in two ways: write ${whole}${rest} or ${whole}.${rest.slice(0, 2)}.`,
    }
  }
  const hasDecimals = isMixed || marks.length === 1
  const [whole = '', decimals = ''] = hasDecimals ? splitAtLast(bare, last) : [bare]
  if (!isGrouped(whole)) return { problem: `“${text}” is not a number.` }
  return { value: Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`) }
}

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

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Digits alone, or in threes with one kind of mark between. */
function isGrouped(whole: string): boolean {
  return (
    /^-?\d+$/.test(whole) ||
    /^-?\d{1,3}(\.\d{3})+$/.test(whole) ||
    /^-?\d{1,3}(,\d{3})+$/.test(whole)
  )
}
