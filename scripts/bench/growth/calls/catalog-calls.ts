import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { OperationId } from '../../../../mocks/api/contract/operation'
import { readCalls } from '../../catalog/read-calls'
import { requestUncached } from '../../catalog/request-uncached'
import { type GrowthCall, pick, request } from './call'

const PRICE = 4
const PICTURE = { width: 200, height: 150, channels: 3 } as const

/** The reads of the `catalog` bench that are of one operation. */
export function readsOf(operation: OperationId): readonly GrowthCall[] {
  return readCalls()
    .filter((call) => call.operation === operation)
    .map(({ name, request: toRequest, isAfterChange }) => ({
      name,
      async prepare({ admin, catalog }, index) {
        if (isAfterChange) await admin.createProduct(PRICE, 1)
        return requestUncached(toRequest(index, catalog), index)
      },
    }))
}

/** The answer has no limit but the catalog's. */
export const wholeCatalog: GrowthCall = {
  name: 'list, every product',
  prepare: (_, index) => requestUncached(request('/product/list?limit=undefined'), index),
}

/** In as many names as a shopper's word may be. */
export const searchWord: GrowthCall = {
  name: 'search, a word',
  prepare({ catalog }, index) {
    const words = catalog.names
      .flatMap((name) => name.split(' '))
      .filter(({ length }) => length > 3)
    const query = new URLSearchParams({ search: pick(words, index * 7) })
    return requestUncached(request(`/product/search?${query}`), index)
  },
}

export const categories: GrowthCall = {
  name: 'categories',
  prepare: (_, index) => requestUncached(request('/category/list'), index),
}

export const createCategory: GrowthCall = {
  name: 'create a category',
  prepare: ({ admin }, index) =>
    request('/category/create/{userId}', { body: { name: `Measured ${index}` } }, admin),
}

export const createProduct: GrowthCall = {
  name: 'create a product',
  prepare: ({ admin, catalog }, index) =>
    request('/product/create/{userId}', { body: writeForm(catalog.categories, index) }, admin),
}

export const changeProduct: GrowthCall = {
  name: 'change a product’s price and stock',
  prepare({ admin, catalog }, index) {
    const body = new FormData()
    body.set('price', `${1 + (index % 50)}`)
    body.set('quantity', '500')
    const path = `/product/update/${pick(catalog.products, index)}/{userId}`
    return request(path, { method: 'PUT', body }, admin)
  },
}

export const changePhoto: GrowthCall = {
  name: 'change a product’s photo',
  async prepare({ admin, product }) {
    const noise = randomBytes(PICTURE.width * PICTURE.height * PICTURE.channels)
    const bytes = await sharp(noise, { raw: PICTURE }).png().toBuffer()
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'noise.png')
    return request(`/product/update/${product._id}/{userId}`, { method: 'PUT', body }, admin)
  },
}

export const deleteProduct: GrowthCall = {
  name: 'delete a product',
  async prepare({ admin }) {
    const { _id } = await admin.createProduct(PRICE, 1)
    return request(`/product/delete/${_id}/{userId}`, { method: 'DELETE' }, admin)
  },
}

function writeForm(categoryIds: readonly string[], index: number): FormData {
  const form = new FormData()
  const fields = {
    name: `Measured prompt ${index}`,
    description: 'Says what is to be measured, and with what.',
    price: PRICE,
    quantity: 1,
    category: pick(categoryIds, index),
    shipping: 0,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}
