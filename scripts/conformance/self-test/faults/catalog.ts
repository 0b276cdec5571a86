import { asArray, asObject } from '../../../../mocks/contract/json'
import { type Family, fault, faultsOf, onFirstRun } from '../fault'
import {
  crossCategories,
  hangUpWithoutMatches,
  leaveOutPrice,
  onFilters,
  onPage,
  readIds,
  relateItself,
} from '../services/catalog'
import {
  answerOnce,
  findDeleted,
  loseLines,
  sellBelowZero,
  storeUnknownCategory,
} from '../services/stale'
import { answerJson } from '../wrap/messages'
import {
  entries,
  inPlaceOf,
  onAnswer,
  onForm,
  onJson,
  onOperation,
  onQuery,
} from '../wrap/one-operation'

const order = faultsOf('sort-order')
const limit = faultsOf('limit')
const category = faultsOf('category-filter')
const price = faultsOf('price-filter')
const pages = faultsOf('disjoint-pages')
const search = faultsOf('search')
const related = faultsOf('related')

/** The text that a request searches for. */
const searched = ({ url }: Request) => new URL(url).searchParams.get('search') ?? ''

/** Lists, pages and search with other results than were asked for. */
export const catalog: Family = {
  name: 'catalogue',
  checksFor: () => ['sorting', 'browse', 'catalogue'],
  faults: [
    order('listProducts', 'ignores the order', onQuery, (query) => query.delete('order')),
    order('listProducts', 'ignores the field to sort by', onQuery, (query) =>
      query.delete('sortBy'),
    ),
    order('listProducts', 'lists the oldest first by default', onQuery, (query) => {
      if (!query.has('order')) query.set('order', 'asc')
    }),
    limit('listProducts', 'ignores the limit', onQuery, (query) => {
      if (query.get('limit') === '2') query.set('limit', '6')
    }),
    limit('listProducts', 'takes limit=undefined for its default', onQuery, (query) => {
      if (query.get('limit') === 'undefined') query.delete('limit')
    }),
    fault(
      'listProducts',
      'refuses limit=undefined',
      'refused',
      onOperation,
      async (request, forward) =>
        request.url.includes('limit=undefined')
          ? answerJson({ error: 'limit: must be a number.' }, 400)
          : forward(),
    ),
    category('filterProducts', 'ignores the categories', onFilters, () => ({ category: [] })),
    category('filterProducts', 'looks at the first category only', onFilters, (asked) => ({
      category: asArray(asked['category']).slice(0, 1),
    })),
    price('filterProducts', 'ignores the prices', onFilters, () => ({ price: [] })),
    price('filterProducts', 'leaves the lower bound out', leaveOutPrice, 0),
    price('filterProducts', 'leaves the upper bound out', leaveOutPrice, 1),
    // As a test for truth does.
    price('filterProducts', 'takes a price from 0 for any price', onFilters, (asked) =>
      asArray(asked['price'])[0] === 0 ? { price: [] } : {},
    ),
    pages('filterProducts', 'ignores skip', onJson, (body) =>
      Number(body['skip']) > 0 ? { ...body, skip: 0 } : body,
    ),
    pages('filterProducts', 'begins pages at multiples of limit', onJson, (body) => {
      const limit = Number(body['limit'])
      return { ...body, skip: Math.floor(Number(body['skip']) / limit) * limit }
    }),
    pages('filterProducts', 'counts skip in pages', onJson, (body) =>
      Number(body['skip']) > 0 ? { ...body, skip: Number(body['skip']) * 2 } : body,
    ),
    limit('filterProducts', 'ignores the limit', onJson, (body) =>
      body['limit'] === 2 ? { ...body, limit: 50 } : body,
    ),
    fault('filterProducts', 'counts all products in size', 'page-size', onAnswer, (body) => ({
      ...asObject(body),
      size: 86,
    })),
    order('filterProducts', 'lists the oldest first', onPage, (products) => products.toReversed()),
    search('searchProducts', 'ignores the text', onQuery, (query) => {
      if (query.get('search')) query.set('search', 'e')
    }),
    search('searchProducts', 'looks at case', onAnswer, (body, request) =>
      entries(body).filter(({ name }) => String(name).includes(searched(request))),
    ),
    search('searchProducts', 'looks at beginnings', onAnswer, (body, request) =>
      entries(body).filter(({ name }) =>
        String(name).toLowerCase().startsWith(searched(request).toLowerCase()),
      ),
    ),
    search('searchProducts', 'ignores the category', onQuery, (query) => query.delete('category')),
    fault('searchProducts', 'hangs up', 'unreachable', hangUpWithoutMatches),
    fault('showProduct', 'answers unknown ids with null', 'unknown-id', inPlaceOf, 404, null),
    fault('showProduct', 'shows another product', 'read-back', onAnswer, (body) => ({
      ...asObject(body),
      _id: 'another',
    })),
    fault('showProduct', 'looks at the beginning of ids', 'unknown-id', readIds, /.$/),
    fault('listRelatedProducts', 'looks at the end of ids', 'unknown-id', readIds, /(?<=\/)0/),
    related('listRelatedProducts', 'holds the product itself', relateItself),
    related('listRelatedProducts', 'crosses categories', crossCategories),
    related('listRelatedProducts', 'is always empty', onAnswer, () => []),
    fault('createProduct', 'rounds prices', 'read-back', onForm, (form) => {
      const sent = Number(form.get('price'))
      if (sent > 0) form.set('price', String(Math.round(sent)))
    }),
  ],
}

/** Faults that show elsewhere than where they are: old answers, and values that should not have been stored. */
export const staleAnswers: Family = {
  name: 'old answers and bad values',
  checksFor: () => ['reach', 'shelves', 'product-life', 'checkout', 'order-life', 'stock-limits'],
  faults: [
    onFirstRun(fault('listCategories', 'answers as it did first', 'read-back', answerOnce)),
    fault('showProduct', 'shows a product as it was first', 'read-back', answerOnce, (url) =>
      url.includes('prd_'),
    ),
    fault('searchProducts', 'still finds what was deleted', 'search', findDeleted),
    fault('listOrders', 'leaves the lines out', 'read-back', (list) => loseLines([list])),
    fault('listOwnOrders', 'leaves the lines out', 'own-orders', (list) => loseLines([list])),
    fault('createOrder', 'stores no lines', 'read-back', () =>
      loseLines(['listOrders', 'listOwnOrders']),
    ),
    fault('createOrder', 'sells below zero', 'oversold', sellBelowZero),
    fault('createProduct', 'stores an unknown category', 'bad-input', storeUnknownCategory),
  ],
}
