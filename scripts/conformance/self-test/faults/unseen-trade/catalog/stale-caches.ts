import { type Family, fault, faultsOf } from '../../../fault'
import { cache } from '../../../services/time/caches'

const readBack = faultsOf('read-back')

const writes = ['createProduct', 'updateProduct', 'deleteProduct', 'createOrder']
const path = (url: URL) => url.pathname

/** An answer that is kept too long. */
export const staleCaches: Family = {
  name: 'unseen: stale caches',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    readBack('showProduct', 'is cached for ever', cache),
    readBack('showProduct', 'is cached until an update', cache, { until: ['updateProduct'] }),
    fault('showProduct', 'is cached over a sale', 'stock-count', cache, {
      until: ['updateProduct', 'deleteProduct'],
    }),
    readBack('listProducts', 'is cached for ever', cache),
    readBack('listProducts', 'is cached until a creation', cache, { until: ['createProduct'] }),
    fault('listProducts', 'is cached without its query', 'sort-order', cache, {
      until: writes,
      key: path,
    }),
    fault('listProducts', 'is cached without its limit', 'limit', cache, {
      until: writes,
      key: (url) => `${url.searchParams.get('sortBy')} ${url.searchParams.get('order')}`,
    }),
    readBack('filterProducts', 'is cached for ever', cache),
    readBack('filterProducts', 'is cached until a deletion', cache, { until: ['deleteProduct'] }),
    fault('filterProducts', 'is cached without its body', 'category-filter', cache, {
      until: writes,
      key: path,
    }),
    readBack('searchProducts', 'is cached for ever', cache),
    fault('searchProducts', 'is cached without its category', 'category-filter', cache, {
      until: writes,
      key: (url) => String(url.searchParams.get('search')),
    }),
    readBack('listRelatedProducts', 'is cached for ever', cache),
    readBack('listRelatedProducts', 'is cached until a creation', cache, {
      until: ['createProduct'],
    }),
    readBack('listCategories', 'is cached for ever', cache),
    readBack('listOwnOrders', 'is cached for ever', cache),
    fault('listOwnOrders', 'is cached over a status', 'order-status', cache, {
      until: ['createOrder'],
    }),
    fault('listOrders', 'is cached over a status', 'order-status', cache, {
      until: ['createOrder'],
    }),
    readBack('readProfile', 'is cached for ever', cache),
  ],
}
