import { asArray, asObject } from '../../../scripts/conformance/contract/json'
import type { Fault } from '../support/fault'
import { answerJson } from '../support/json-answers'
import { entries, onAnswer, onForm, onJson, onOperation, onQuery } from '../support/wrappers'

const data = (body: unknown) => entries(asObject(body)['data'])
const page = (products: readonly unknown[]) => ({ data: products, size: products.length })
const filters = (body: Readonly<Record<string, unknown>>) => asObject(body['filters'])
const withFilters = (body: Readonly<Record<string, unknown>>, change: object) => ({
  ...body,
  filters: { ...filters(body), ...change },
})

/** Lists, pages and search that are not what was asked for. */
export const catalogueFaults: readonly Fault[] = [
  {
    name: 'listProducts ignores the order',
    operation: 'listProducts',
    rule: 'sort-order',
    wrap: onQuery('listProducts', (query) => query.delete('order')),
  },
  {
    name: 'listProducts ignores the field to sort by',
    operation: 'listProducts',
    rule: 'sort-order',
    wrap: onQuery('listProducts', (query) => query.delete('sortBy')),
  },
  {
    name: 'listProducts lists the oldest first by default',
    operation: 'listProducts',
    rule: 'sort-order',
    wrap: onQuery('listProducts', (query) => {
      if (!query.has('order')) query.set('order', 'asc')
    }),
  },
  {
    name: 'listProducts ignores the limit',
    operation: 'listProducts',
    rule: 'limit',
    wrap: onQuery('listProducts', (query) => {
      if (query.get('limit') === '2') query.set('limit', '6')
    }),
  },
  {
    name: 'listProducts takes limit=undefined for its default',
    operation: 'listProducts',
    rule: 'limit',
    wrap: onQuery('listProducts', (query) => {
      if (query.get('limit') === 'undefined') query.delete('limit')
    }),
  },
  {
    name: 'listProducts refuses limit=undefined',
    operation: 'listProducts',
    rule: 'refused',
    wrap: onOperation('listProducts', async (request, forward) =>
      request.url.includes('limit=undefined')
        ? answerJson({ error: 'limit: must be a number.' }, 400)
        : forward(),
    ),
  },
  {
    name: 'filterProducts ignores the categories',
    operation: 'filterProducts',
    rule: 'category-filter',
    wrap: onJson('filterProducts', (body) => withFilters(body, { category: [] })),
  },
  {
    name: 'filterProducts looks at the first category only',
    operation: 'filterProducts',
    rule: 'category-filter',
    wrap: onJson('filterProducts', (body) =>
      withFilters(body, { category: asArray(filters(body)['category']).slice(0, 1) }),
    ),
  },
  {
    name: 'filterProducts ignores the prices',
    operation: 'filterProducts',
    rule: 'price-filter',
    wrap: onJson('filterProducts', (body) => withFilters(body, { price: [] })),
  },
  {
    name: 'filterProducts leaves the lower bound out',
    operation: 'filterProducts',
    rule: 'price-filter',
    wrap: onOperation('filterProducts', async (request, forward) => {
      const [lowest] = asArray(
        filters(
          asObject(
            await request
              .clone()
              .json()
              .catch(() => ({})),
          ),
        )['price'],
      )
      const response = await forward()
      if (!response.ok || lowest === undefined) return response
      return answerJson(page(data(await response.json()).filter(({ price }) => price !== lowest)))
    }),
  },
  {
    name: 'filterProducts leaves the upper bound out',
    operation: 'filterProducts',
    rule: 'price-filter',
    wrap: onOperation('filterProducts', async (request, forward) => {
      const highest = asArray(
        filters(
          asObject(
            await request
              .clone()
              .json()
              .catch(() => ({})),
          ),
        )['price'],
      )[1]
      const response = await forward()
      if (!response.ok || highest === undefined) return response
      return answerJson(page(data(await response.json()).filter(({ price }) => price !== highest)))
    }),
  },
  {
    name: 'filterProducts takes a price from 0 for any price',
    operation: 'filterProducts',
    rule: 'price-filter',
    wrap: onJson('filterProducts', (body) =>
      asArray(filters(body)['price'])[0] === 0 ? withFilters(body, { price: [] }) : body,
    ),
  },
  {
    name: 'filterProducts ignores skip',
    operation: 'filterProducts',
    rule: 'disjoint-pages',
    wrap: onJson('filterProducts', (body) =>
      Number(body['skip']) > 0 ? { ...body, skip: 0 } : body,
    ),
  },
  {
    name: 'filterProducts counts skip in pages',
    operation: 'filterProducts',
    rule: 'disjoint-pages',
    wrap: onJson('filterProducts', (body) =>
      Number(body['skip']) > 0 ? { ...body, skip: Number(body['skip']) * 2 } : body,
    ),
  },
  {
    name: 'filterProducts ignores the limit',
    operation: 'filterProducts',
    rule: 'limit',
    wrap: onJson('filterProducts', (body) => (body['limit'] === 2 ? { ...body, limit: 50 } : body)),
  },
  {
    name: 'filterProducts counts all products in size',
    operation: 'filterProducts',
    rule: 'page-size',
    wrap: onAnswer('filterProducts', (body) => ({ ...asObject(body), size: 86 })),
  },
  {
    name: 'filterProducts lists the oldest first',
    operation: 'filterProducts',
    rule: 'sort-order',
    wrap: onAnswer('filterProducts', (body) => page(data(body).toReversed())),
  },
  {
    name: 'searchProducts ignores the text',
    operation: 'searchProducts',
    rule: 'search',
    wrap: onQuery('searchProducts', (query) => {
      if (query.get('search')) query.set('search', 'e')
    }),
  },
  {
    name: 'searchProducts looks at case',
    operation: 'searchProducts',
    rule: 'search',
    wrap: onAnswer('searchProducts', (body, request) => {
      const text = new URL(request.url).searchParams.get('search') ?? ''
      return entries(body).filter(({ name }) => String(name).includes(text))
    }),
  },
  {
    name: 'searchProducts looks at beginnings',
    operation: 'searchProducts',
    rule: 'search',
    wrap: onAnswer('searchProducts', (body, request) => {
      const text = (new URL(request.url).searchParams.get('search') ?? '').toLowerCase()
      return entries(body).filter(({ name }) => String(name).toLowerCase().startsWith(text))
    }),
  },
  {
    name: 'searchProducts ignores the category',
    operation: 'searchProducts',
    rule: 'search',
    wrap: onQuery('searchProducts', (query) => query.delete('category')),
  },
  {
    name: 'showProduct answers unknown ids with null',
    operation: 'showProduct',
    rule: 'unknown-id',
    wrap: onOperation('showProduct', async (_, forward) => {
      const response = await forward()
      return response.status === 404 ? answerJson(null) : response
    }),
  },
  {
    name: 'showProduct shows another product',
    operation: 'showProduct',
    rule: 'read-back',
    wrap: onAnswer('showProduct', (body) => ({ ...asObject(body), _id: 'another' })),
  },
  {
    name: 'listRelatedProducts holds the product itself',
    operation: 'listRelatedProducts',
    rule: 'related',
    wrap: (next) => async (request) => {
      const response = await next(request)
      if (!request.url.includes('/product/related/') || !response.ok) return response
      const own = await next(new Request(request.url.replace('/related/', '/show/')))
      return answerJson([await own.json(), ...entries(await response.json())])
    },
  },
  {
    name: 'listRelatedProducts crosses categories',
    operation: 'listRelatedProducts',
    rule: 'related',
    wrap: (next) => async (request) => {
      if (!request.url.includes('/product/related/')) return next(request)
      const response = await next(request)
      if (!response.ok) return response
      return next(new Request(new URL('/api/product/list?sortBy=sold&limit=20', request.url)))
    },
  },
  {
    name: 'listRelatedProducts is always empty',
    operation: 'listRelatedProducts',
    rule: 'related',
    wrap: onAnswer('listRelatedProducts', () => []),
  },
  {
    name: 'createProduct rounds prices',
    operation: 'createProduct',
    rule: 'read-back',
    wrap: onForm('createProduct', (form) => {
      const price = Number(form.get('price'))
      if (price > 0) form.set('price', String(Math.round(price)))
    }),
  },
]
