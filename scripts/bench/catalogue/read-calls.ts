/** The reads of a shop with a large catalogue, as the storefront sends them. */
export interface ReadCall {
  readonly name: string
  /** The request of the n-th repetition. */
  request(index: number, sample: Catalogue): Request
}

/** Some of the catalogue that is measured. */
export interface Catalogue {
  /** Ids. */
  readonly products: readonly string[]
  readonly categories: readonly string[]
  /** Names of those products. */
  readonly names: readonly string[]
}

const PAGE = 6
const DEEP = 0.8

export function readCalls(productCount: number): readonly ReadCall[] {
  return [
    {
      name: 'list, best sellers',
      request: () => get('/product/list?sortBy=sold&order=desc&limit=6'),
    },
    {
      name: 'list, newest',
      request: () => get('/product/list?sortBy=createdAt&order=desc&limit=6'),
    },
    {
      name: 'filter, first page',
      request: (index, { categories }) => filter(0, [pick(categories, index)], [0, 19]),
    },
    { name: 'filter, nothing chosen', request: () => filter(0, [], []) },
    {
      name: 'filter, four fifths down',
      request: (index) => filter(Math.floor(productCount * DEEP) + index * PAGE, [], []),
    },
    {
      name: 'search, the beginning of a name',
      request: (index, { names }) => search(pick(names, index).slice(0, 20)),
    },
    {
      name: 'search, the beginning of a name in one category',
      request: (index, { names, categories }) =>
        search(pick(names, index).slice(0, 20), pick(categories, index)),
    },
    {
      name: 'show',
      request: (index, { products }) => get(`/product/show/${pick(products, index)}`),
    },
    {
      name: 'related',
      request: (index, { products }) => get(`/product/related/${pick(products, index)}`),
    },
  ]
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
  if (chosen === undefined) throw new Error('The catalogue is empty.')
  return chosen
}
