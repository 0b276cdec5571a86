import { type APIRequestContext, expect } from 'playwright/test'
import type { Category, Product, Session } from './service'

/** What a test may say of a product; the rest is made up. */
export interface ProductFields {
  name: string
  description: string
  price: number
  category: string
  shipping: 0 | 1
  quantity: number
}

/** What an administrator does to the shop before a test looks at it. */
export interface ShopAdmin {
  createCategory(name: string): Promise<Category>
  createProduct(fields: Partial<ProductFields> & { category: string }): Promise<Product>
  updateProduct(productId: string, fields: Partial<ProductFields>): Promise<void>
  deleteProduct(productId: string): Promise<void>
}

export function createShopAdmin(request: APIRequestContext, session: Session): ShopAdmin {
  const userId = session.user._id
  const headers = { Authorization: `Bearer ${session.token}` }
  let made = 0
  return {
    async createCategory(name) {
      const response = await request.post(`/api/category/create/${userId}`, {
        headers,
        data: { name },
      })
      await expect(response).toBeOK()
      const { data }: { data: Category } = await response.json()
      return data
    },
    async createProduct(fields) {
      made += 1
      const response = await request.post(`/api/product/create/${userId}`, {
        headers,
        multipart: {
          name: `Test prompt ${String(made).padStart(2, '0')}`,
          description: 'A prompt that a test has put on the shelf.',
          price: 10,
          shipping: 0,
          quantity: 50,
          ...fields,
        },
      })
      await expect(response).toBeOK()
      const { data }: { data: Product } = await response.json()
      return data
    },
    async updateProduct(productId, fields) {
      const response = await request.put(`/api/product/update/${productId}/${userId}`, {
        headers,
        multipart: { ...fields },
      })
      await expect(response).toBeOK()
    },
    async deleteProduct(productId) {
      const response = await request.delete(`/api/product/delete/${productId}/${userId}`, {
        headers,
      })
      await expect(response).toBeOK()
    },
  }
}
