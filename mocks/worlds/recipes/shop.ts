import type { Client } from 'openapi-fetch'
import type { paths } from '../../../src/api/generated/schema'
import type {
  Order,
  OrderLineCreate,
  Product,
  ProductCreate,
  ProductUpdate,
  Session,
} from '../../../src/api/generated/types'
import type { Arranging } from '../world'
import type { TypedCard } from './gateway-calls'

export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A call of a recipe was refused. */
export class RecipeFailed extends Error {
  override readonly name = 'RecipeFailed'
}

/** A world's public operations, as recipes call them; amounts are US dollars. Refusals are thrown as {@link RecipeFailed}. */
export interface Shop extends Pick<Arranging, 'ago' | 'now'> {
  readonly api: Client<paths>
  /** The administrator of the seed. */
  admin(): Promise<Session>
  /** The shopper of the seed. */
  shopper(): Promise<Session>
  signUp(account: Account): Promise<void>
  /** `undefined` for a wrong email or password. */
  signIn(account: Pick<Account, 'email' | 'password'>): Promise<Session | undefined>
  /** All of them, the newest first. */
  products(): Promise<Product[]>
  addProduct(product?: Partial<ProductCreate>): Promise<Product>
  changeProduct(id: string, change: ProductUpdate): Promise<void>
  removeProduct(id: string): Promise<void>
  /** The id of a new category. */
  addCategory(name: string): Promise<string>
  /** The id of the transaction. */
  pay(as: Session, amount: number, nonce?: string): Promise<string>
  order(as: Session, order: OrderDraft): Promise<Order>
  /** Pays for products and orders them. */
  buy(as: Session, lines: readonly Line[], draft?: Partial<OrderDraft>): Promise<Order>
  setStatus(orderId: string, status: string): Promise<void>
  /** Types a card into the payment form, as `saveCard` does: its nonce. */
  typeCard(as: Session, card: TypedCard): Promise<string>
  saveCard(as: Session, card: TypedCard): Promise<void>
}

export interface Line {
  readonly product: Product
  readonly count: number
}

export interface OrderDraft {
  readonly products: OrderLineCreate[]
  readonly transaction_id: string
  readonly amount: number
  readonly address: string
}

/** The headers of a call that is made by somebody. */
export function bearer({ token }: Session) {
  return { Authorization: `Bearer ${token}` }
}

/** The answer of a call that has to succeed. */
export async function done<Data>(
  call: Promise<{ readonly data?: Data; readonly error?: unknown; readonly response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call
  if (data === undefined) throw failed(response, error)
  return data
}

/** What lines cost, in US dollars. */
export function totalOf(lines: readonly Line[]): number {
  const cents = lines.reduce(
    (sum, { product, count }) => sum + Math.round(product.price * 100) * count,
    0,
  )
  return cents / 100
}

export function failed({ status, url }: Response, error?: unknown): RecipeFailed {
  return new RecipeFailed(`${url} answered ${status}: ${JSON.stringify(error)}`)
}
