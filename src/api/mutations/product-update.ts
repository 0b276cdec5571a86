import type { ProductUpdate } from '../contract'
import { type Product, toProduct } from '../edge/catalog'
import { showProductResponse } from '../generated/responses/show-product'
import { updateProductResponse } from '../generated/responses/update-product'
import { read } from '../read'
import { api } from '../service'
import { type ProductWriteResult, toFormData, toResult } from './catalog-mutations'
import { conditionOf, readTag } from './condition'

/** A product as the service has it now. */
export interface PresentProduct {
  product: Product
  /** Under which it can be changed as long as nothing else changes it; not every service has one. */
  tag: string | undefined
}

/** Reads a product past every cache, to be changed at once. */
export async function readPresentProduct(productId: string): Promise<PresentProduct> {
  const params = { path: { productId } }
  const call = api.GET('/product/show/{productId}', { params, cache: 'no-store' })
  const product = toProduct(await read(call, showProductResponse))
  return { product, tag: readTag((await call).response) }
}

/**
 * Changes the fields of a product that are given.
 *
 * @param tag under which the service is to refuse the change with a 412 when the product has changed
 * @throws ApiError with the service's message when they are refused
 */
export async function updateProduct(
  userId: string,
  productId: string,
  update: ProductUpdate,
  tag?: string,
): Promise<ProductWriteResult> {
  const call = api.PUT('/product/update/{productId}/{userId}', {
    params: { path: { productId, userId }, ...conditionOf(tag) },
    body: update,
    bodySerializer: toFormData,
  })
  return toResult(await read(call, updateProductResponse), 'updateProduct')
}
