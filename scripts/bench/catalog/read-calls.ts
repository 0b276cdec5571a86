import type { OperationId } from '../../../mocks/api/contract/operation'

/** The reads of a shop with a large catalog, as the storefront sends them. */
export interface ReadCall {
  readonly name: string
  readonly operation: OperationId
  /** The request of the n-th repetition. */
  request(index: number, sample: Catalog): Request
  /** Far down a list: compared with `firstPage`. */
  readonly isDeep?: boolean
  /** Each repetition comes right after a change of the list. */
  readonly isAfterChange?: boolean
}

/** Some of the catalog that is measured. */
export interface Catalog {
  /** Ids. */
  readonly products: readonly string[]
  readonly categories: readonly string[]
  /** Names of those products. */
  readonly names: readonly string[]
  /** How many products there are, and how many pass `chooseSome`. */
  readonly count: number
  readonly passing: number
}

/** What a page far down is measured by. */
export const firstPage: ReadCall = {
  name: 'filter, nothing chosen',
  operation: 'filterProducts',
  request: () => filter(0, [], []),
}
const PAGE = 6
const DEEP = 0.8
const PRICE = [0, 19]

/**
 * A page of one category and a price range.
 *
 * @throws Error when there are no categories
 */
export function chooseSome(skip: number, { categories }: Pick<Catalog, 'categories'>): Request {
  return filter(skip, [pick(categories, 0)], PRICE)
}

export function readCalls(): readonly ReadCall[] {
  return [
    {
      name: 'list, best sellers',
      operation: 'listProducts',
      request: () => get('/product/list?sortBy=sold&order=desc&limit=6'),
    },
    {
      name: 'list, newest',
      operation: 'listProducts',
      request: () => get('/product/list?sortBy=createdAt&order=desc&limit=6'),
    },
    {
      name: 'filter, first page',
      operation: 'filterProducts',
      request: (index, { categories }) => filter(0, [pick(categories, index)], PRICE),
    },
    firstPage,
    {
      name: 'filter, four fifths down',
      operation: 'filterProducts',
      request: (index, { count }) => filter(farDown(count, index), [], []),
      isDeep: true,
    },
    {
      name: 'filter by category and price, four fifths down',
      operation: 'filterProducts',
      request: (index, sample) => chooseSome(farDown(sample.passing, index), sample),
      isDeep: true,
    },
    {
      name: 'search, the beginning of a name',
      operation: 'searchProducts',
      request: (index, { names }) => search(pick(names, index).slice(0, 20)),
    },
    {
      name: 'search, the beginning of a name in one category',
      operation: 'searchProducts',
      request: (index, { names, categories }) =>
        search(pick(names, index).slice(0, 20), pick(categories, index)),
    },
    {
      name: 'show',
      operation: 'showProduct',
      request: (index, { products }) => get(`/product/show/${pick(products, index)}`),
    },
    {
      name: 'related',
      operation: 'listRelatedProducts',
      request: (index, { products }) => get(`/product/related/${pick(products, index)}`),
    },
    // The last one: the others read a list that nobody changes.
    {
      name: 'filter, four fifths down, after a change',
      operation: 'filterProducts',
      request: (index, { count }) => filter(farDown(count, index), [], []),
      isAfterChange: true,
    },
  ]
}

/** Another page each time, all in the last fifth. */
function farDown(count: number, index: number): number {
  const first = Math.floor(count * DEEP)
  return first + ((index * PAGE) % Math.max(count - first - PAGE, 1))
}

function get(path: string): Request {
  return new Request(`http://localhost/api${path}`)
}

function search(text: string, category = 'All'): Request {
  return get(`/product/search?${new URLSearchParams({ search: text, category })}`)
}

function filter(skip: number, category: readonly string[], price: readonly number[]): Request {
  return new Request('http://localhost/api/product/by/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: PAGE, skip, filters: { category, price } }),
  })
}

function pick(list: readonly string[], index: number): string {
  const chosen = list[index % list.length]
  if (chosen === undefined) throw new Error('The catalog is empty.')
  return chosen
}
