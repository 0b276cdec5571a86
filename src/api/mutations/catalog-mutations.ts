import { ApiError } from '../api-error'
import type { CategoryCreate, ProductCreate, ProductWriteResult as WireResult } from '../contract'
import { type Product, toProduct } from '../edge/catalog'
import { createCategoryResponse } from '../generated/responses/create-category'
import { createProductResponse } from '../generated/responses/create-product'
import { read } from '../read'
import { api } from '../service'

/** What the service says of a product that it has stored. */
export interface ProductWriteResult extends Omit<WireResult, 'data'> {
  data?: Product
}

export async function createCategory(userId: string, category: CategoryCreate): Promise<void> {
  const params = { path: { userId } }
  await read(
    api.POST('/category/create/{userId}', { params, body: category }),
    createCategoryResponse,
  )
}

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
  return toResult(await read(call, createProductResponse), 'createProduct')
}

/** Deletes a product. The request outlives the page that sends it. */
export async function deleteProduct(userId: string, productId: string): Promise<void> {
  const params = { path: { productId, userId } }
  try {
    await read(api.DELETE('/product/delete/{productId}/{userId}', { params, keepalive: true }), {
      operation: 'deleteProduct',
    })
  } catch (error) {
    // 404: already deleted, so done.
    if (error instanceof ApiError && error.status === 404) return
    throw error
  }
}

/** A product as multipart form data. A number that could not be read is sent as an empty field. */
export function toFormData(product: Partial<ProductCreate>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(product)) {
    if (value instanceof Blob) body.append(name, value)
    else if (value !== undefined) body.append(name, Number.isNaN(value) ? '' : String(value))
  }
  return body
}

/** The contract lets a service say no with `success: false` in an ok response. */
export function toResult({ data, ...rest }: WireResult, operation: string): ProductWriteResult {
  if (rest.success) return { ...rest, ...(data && { data: toProduct(data) }) }
  throw new ApiError({ kind: 'status', operation, status: 200, reason: rest.message })
}
