import type { Catalog } from '../../catalog/read-calls'
import type { ShopProduct, Shopper } from '../../reliability/service/shop-client'
import type { Kind } from '../growth'

/** Whose password has a quick hash, unlike those of the embedded database's template. */
export const BUYER = { email: 'buyer@growth.example', password: 'right-enough' }

/** A shop of one size, with people signed in. */
export interface GrownShop {
  readonly catalog: Catalog
  /** How many `fillOrders` added; every tenth is the administrator's own. */
  readonly orderCount: number
  readonly admin: Shopper
  readonly shopper: Shopper
  /** What is ordered: there is plenty of it. */
  readonly product: ShopProduct
}

/** A call that is timed at every size. */
export interface GrowthCall {
  /** Unique among all calls. */
  readonly name: string
  /** What it grows with; products where it is left out. */
  readonly kind?: Kind
  /** Does what must be done before, and returns the request of the n-th repetition, which alone is timed. */
  prepare(shop: GrownShop, index: number): Request | Promise<Request>
}

interface RequestParts {
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON, or as a form when it is one. */
  readonly body?: object
}

/** A request for a path below `/api`; as somebody, `{userId}` in it is theirs. */
export function request(
  path: string,
  { method, body }: RequestParts = {},
  as?: Pick<Shopper, 'userId' | 'token'>,
): Request {
  const isForm = body instanceof FormData
  return new Request(`http://localhost/api${path.replace('{userId}', as?.userId ?? '')}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(as ? { Authorization: `Bearer ${as.token}` } : {}),
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
}

/** The n-th of a list, from the beginning again after its end. */
export function pick(list: readonly string[], index: number): string {
  const chosen = list[index % list.length]
  if (chosen === undefined) throw new Error('There is nothing to choose from: the list is empty.')
  return chosen
}
