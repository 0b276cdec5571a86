import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { toProducts } from '../../../api/edge/catalog'
import { listProductsResponse } from '../../../api/generated/responses/list-products'
import { PRODUCTS_KEY, productSearchQuery } from '../../../api/queries/product-queries'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import { ALL_CATEGORIES, type SearchTerms } from '../search-params'
import { explainNothing } from './explain-nothing'
import type { NearPorts } from './find-near'

/** All products of a small shop; of a large one those that many look for. */
const BEST_SELLERS = 200

/** Why a search found nothing, and what it may have meant. */
export const reasonQuery = (terms: SearchTerms) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'reason', terms.text, terms.category],
    queryFn: ({ client }) => explainNothing(terms, createPorts(client)),
  })

/** What was asked stays in the cache: a way out opens without a further call. */
function createPorts(client: QueryClient): NearPorts {
  return {
    search: (text) => client.fetchQuery(productSearchQuery(text, ALL_CATEGORIES)),
    bestSellers: () => client.fetchQuery(bestSellersQuery()),
  }
}

const bestSellersQuery = () =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'best sellers'],
    queryFn: async ({ signal }) =>
      toProducts(
        await read(
          api.GET('/product/list', {
            params: { query: { sortBy: 'sold', order: 'desc', limit: BEST_SELLERS } },
            signal,
          }),
          listProductsResponse,
        ),
      ),
  })
