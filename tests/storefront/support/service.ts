import { type APIRequestContext, expect } from 'playwright/test'
import type { components } from '../../../src/api/generated/schema'

type Schemas = components['schemas']
export type Product = Schemas['Product']
export type Category = Schemas['Category']
export type Session = Schemas['Session']

/** A registered user with the password that signs them in. */
export interface Account {
  session: Session
  password: string
}

/** The accounts of the seed. */
export const seedAdmin = { email: 'admin@promptbazaar.example', password: 'bazaar-admin' }
export const seedShopper = { email: 'shopper@promptbazaar.example', password: 'bazaar-shopper' }

/** Calls to the service that prepare or check what a page shows. */
export interface Service {
  /** A user of the test's own. */
  signUp(name?: string): Promise<Account>
  signIn(credentials: { email: string; password: string }): Promise<Session>
  products(): Promise<Product[]>
  product(productId: string): Promise<Product>
  categories(): Promise<Category[]>
}

export function createService(request: APIRequestContext): Service {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const response = await request.get(`/api${path}`)
    await expect(response, path).toBeOK()
    return response.json()
  }
  const signIn = async (credentials: { email: string; password: string }): Promise<Session> => {
    const response = await request.post('/api/auth/signin', { data: credentials })
    await expect(response).toBeOK()
    return response.json()
  }
  return {
    signIn,
    async signUp(name = 'Tess Tester') {
      const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'right-enough' }
      await expect(
        await request.post('/api/auth/signup', { data: { name, ...credentials } }),
      ).toBeOK()
      return { session: await signIn(credentials), password: credentials.password }
    },
    products: () => get('/product/list?limit=undefined'),
    product: (productId) => get(`/product/show/${productId}`),
    categories: () => get('/category/list'),
  }
}
