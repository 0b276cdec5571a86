import type { Category } from '../../../api/edge/catalog'
import { foldText } from '../../../lib/fold-text'

/** A shorter word begins too many others, and means only itself. */
const LEAST_CHARACTERS = 3

/** The categories that a search for products by name may have meant: a word of their name begins like a word of the text. */
export function namedCategories(text: string, categories: readonly Category[]): Category[] {
  const typed = wordsOf(text)
  return categories.filter(({ name }) =>
    wordsOf(name).some((word) => typed.some((one) => beginsAlike(one, word))),
  )
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function beginsAlike(one: string, other: string): boolean {
  const isLong = Math.min(one.length, other.length) >= LEAST_CHARACTERS
  return one === other || (isLong && (one.startsWith(other) || other.startsWith(one)))
}
