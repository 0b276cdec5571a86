import { queryOptions } from '@tanstack/react-query'
import {
  type ProductFilters,
  toProduct,
  toProductPage,
  toProducts,
  toWireFilters,
} from '../edge/catalog'
import { filterProductsResponse } from '../generated/responses/filter-products'
import { listProductsResponse } from '../generated/responses/list-products'
import { listRelatedProductsResponse } from '../generated/responses/list-related-products'
import { searchProductsResponse } from '../generated/responses/search-products'
import { showProductResponse } from '../generated/responses/show-product'
import { read } from '../read'
import { api } from '../service'

export const PAGE_SIZE = 6
export const ROW_SIZE = 6

/** The key of every product query, so that a change of the catalog refreshes all of them. */
export const PRODUCTS_KEY = 'products'

/** One row of the home page: the six newest, or the six most sold. */
export const productRowQuery = (sortBy: 'createdAt' | 'sold') =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'row', sortBy],
    queryFn: async ({ signal }) =>
      toProducts(
        await read(
          api.GET('/product/list', {
            params: { query: { sortBy, order: 'desc', limit: ROW_SIZE } },
            signal,
          }),
          listProductsResponse,
        ),
      ),
  })

/** Every product there is; the contract spells that as the limit `undefined`. */
export const allProductsQuery = () =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'all'],
    queryFn: async ({ signal }) =>
      toProducts(
        await read(
          api.GET('/product/list', { params: { query: { limit: 'undefined' } }, signal }),
          listProductsResponse,
        ),
      ),
  })

/** One page of the filtered catalog, the first being 0. */
export const productPageQuery = (filters: ProductFilters, page: number) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'page', filters, page],
    queryFn: async ({ signal }) =>
      toProductPage(
        await read(
          api.POST('/product/by/search', {
            body: { limit: PAGE_SIZE, skip: page * PAGE_SIZE, filters: toWireFilters(filters) },
            signal,
          }),
          filterProductsResponse,
        ),
      ),
  })

/** Products whose name contains the text, in a category or, with `All`, in any. */
export const productSearchQuery = (search: string, category: string) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'search', search, category],
    queryFn: async ({ signal }) =>
      toProducts(
        await read(
          api.GET('/product/search', { params: { query: { search, category } }, signal }),
          searchProductsResponse,
        ),
      ),
  })

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'one', productId],
    queryFn: ({ signal }) => readProduct(productId, { signal }),
  })

/** A product as the service has it now: past every cache, the service worker's too, which may hold one of last week. */
export const presentProductQuery = (productId: string) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'present', productId],
    queryFn: ({ signal }) => readProduct(productId, { signal, cache: 'no-store' }),
  })

async function readProduct(productId: string, init: Pick<RequestInit, 'signal' | 'cache'>) {
  const call = api.GET('/product/show/{productId}', { params: { path: { productId } }, ...init })
  return toProduct(await read(call, showProductResponse))
}

export const relatedProductsQuery = (productId: string) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'related', productId],
    queryFn: async ({ signal }) =>
      toProducts(
        await read(
          api.GET('/product/related/{productId}', { params: { path: { productId } }, signal }),
          listRelatedProductsResponse,
        ),
      ),
  })
