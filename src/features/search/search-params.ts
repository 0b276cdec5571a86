import { limits } from '../../api/generated/limits'

/** A search, as it stands in the address bar. */
export interface SearchTerms {
  /** Without surrounding white space; empty when nothing is searched for. */
  text: string
  /** A category's id or {@link ALL_CATEGORIES}. */
  category: string
}

/** What the contract calls the choice of every category. */
export const ALL_CATEGORIES = 'All'

/** As much as the contract lets a search say. */
export const MAX_TEXT_CHARACTERS: number = limits.SearchText.maxLength

export function readSearch(params: URLSearchParams): SearchTerms {
  return {
    text: (params.get('search') ?? '').trim().slice(0, MAX_TEXT_CHARACTERS),
    category: params.get('category') || ALL_CATEGORIES,
  }
}

export function writeSearch({ text, category }: SearchTerms): Record<string, string> {
  return { search: text, ...(category === ALL_CATEGORIES ? {} : { category }) }
}
