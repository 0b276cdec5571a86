import { z } from 'zod'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import type { ShopIds, ShopPage } from './shop-pages'

const CART_SIZE = 3

const sessionSchema = z.object({ token: z.string(), user: z.looseObject({ _id: z.string() }) })
const productsSchema = z.array(z.looseObject({ _id: z.string(), quantity: z.number() }))

export interface VisitorState {
  ids: ShopIds
  localStorage: { name: string; value: string }[]
}

/** The browser storage of such a visitor, and the ids that URLs need. */
export async function readVisitorState(
  origin: string,
  { role, hasCart }: ShopPage,
): Promise<VisitorState> {
  const list = await fetch(`${origin}/api/product/list?sortBy=sold&limit=12`)
  const products = productsSchema.parse(await list.json())
  const inStock = products.filter(({ quantity }) => quantity > 1)
  const localStorage: { name: string; value: string }[] = []
  if (hasCart) {
    const lines = inStock.slice(0, CART_SIZE).map((product) => ({ ...product, count: 1 }))
    localStorage.push({ name: 'cart', value: JSON.stringify(lines) })
  }
  const session = role === 'visitor' ? undefined : await signIn(origin, role === 'admin' ? 1 : 0)
  if (session) localStorage.push({ name: 'jwt', value: JSON.stringify(session) })
  const ids = { productId: inStock[0]?._id ?? '', userId: session?.user._id ?? '' }
  return { ids, localStorage }
}

async function signIn(origin: string, role: 0 | 1) {
  const account = signInAccounts.find((candidate) => candidate.role === role)
  const answer = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  return sessionSchema.parse(await answer.json())
}
