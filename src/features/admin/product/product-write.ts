import { ApiError } from '../../../api/api-error'
import type { ProductCreate, ProductWriteResult } from '../../../api/contract'
import { createProductResponse } from '../../../api/generated/responses/create-product'
import { updateProductResponse } from '../../../api/generated/responses/update-product'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import { toFormData } from './product-body'

/** Sends a new product. @throws ApiError with the service's message when it is refused */
export async function createProduct(
  userId: string,
  product: ProductCreate,
): Promise<ProductWriteResult> {
  const params = { path: { userId } }
  const call = api.POST('/product/create/{userId}', {
    params,
    body: product,
    bodySerializer: toFormData,
  })
  const result = await read(call, createProductResponse)
  return expectSuccess(result, 'createProduct')
}

/** Sends a product's new values. @throws ApiError with the service's message when they are refused */
export async function updateProduct(
  userId: string,
  productId: string,
  product: ProductCreate,
): Promise<ProductWriteResult> {
  const params = { path: { productId, userId } }
  const call = api.PUT('/product/update/{productId}/{userId}', {
    params,
    body: product,
    bodySerializer: toFormData,
  })
  const result = await read(call, updateProductResponse)
  return expectSuccess(result, 'updateProduct')
}

/** The contract lets a service say no with `success: false` in an ok answer. */
function expectSuccess(result: ProductWriteResult, operation: string): ProductWriteResult {
  if (result.success) return result
  throw new ApiError({ kind: 'status', operation, status: 200, reason: result.message })
}
