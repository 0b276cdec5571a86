import type { JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { categoryOf, fromShelf, nameOf, type Products } from './shelf'

interface Search {
  readonly text: string
  readonly category: string
}

export type Fits = (name: string, text: string, product: JsonObject) => boolean

const contains: Fits = (name, text) => name.toLowerCase().includes(text.toLowerCase())

interface SearchHabits {
  readonly fits?: Fits
  readonly category?: (product: JsonObject, asked: string, all: Products) => boolean
  readonly sort?: (found: Products) => Products
  readonly limit?: number
  /** What happens to the text before anything else. */
  readonly prepare?: (search: Search) => Search
}

/** Searches in another way. */
export function searchBy(operation: string, habits: SearchHabits): Wrapper {
  const { fits = contains, sort = (found) => found, limit = 100 } = habits
  const { prepare = (search) => search } = habits
  const inCategory = habits.category ?? ((product, asked) => categoryOf(product) === asked)
  return fromShelf(operation, (all, request) => {
    const query = new URL(request.url).searchParams
    const asked = { text: query.get('search') ?? '', category: query.get('category') ?? 'All' }
    const { text, category } = prepare(asked)
    const found = all.filter(
      (one) =>
        fits(nameOf(one), text, one) && (category === 'All' || inCategory(one, category, all)),
    )
    return sort(found).slice(0, limit)
  })
}
