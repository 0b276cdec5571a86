import { z } from 'zod'

/** Sends a request to a service: by network, or straight into an app. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

const sessionSchema = z.looseObject({ token: z.string(), user: z.looseObject({ _id: z.string() }) })
const productSchema = z.looseObject({
  _id: z.string(),
  price: z.number(),
  quantity: z.number(),
  sold: z.number(),
})
const orderSchema = z.looseObject({
  _id: z.string(),
  amount: z.number(),
  transaction_id: z.string(),
  products: z.array(z.looseObject({ _id: z.string(), price: z.number(), count: z.number() })),
})
const paymentSchema = z.looseObject({ transaction: z.looseObject({ id: z.string() }) })
const clientTokenSchema = z.object({ clientToken: z.string() })
const gatewaySchema = z.looseObject({
  clientApiUrl: z.string(),
  authorizationFingerprint: z.string(),
})
const methodSchema = z.object({ paymentMethod: z.looseObject({ nonce: z.string() }) })

export type ShopProduct = z.infer<typeof productSchema>
export type ShopOrder = z.infer<typeof orderSchema>

export const ADMIN = { email: 'admin@promptbazaar.example', password: 'bazaar-admin' }
const CARD = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2035',
  cvv: '123',
}
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** A response that is not a 200. */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse'

  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What one signed-in user does at the shop; everything but a 200 throws. */
export interface Shopper {
  readonly userId: string
  readonly token: string
  createProduct(price: number, quantity: number): Promise<ShopProduct>
  changePrice(productId: string, price: number): Promise<void>
  /** Bearer token for the simulated gateway. */
  gatewayAuthorization(): Promise<string>
  /** A nonce of a test card, which can be charged once. */
  tokenizeCard(): Promise<string>
  /** Resolves with the transaction's id. */
  pay(nonce: string, amount: number): Promise<string>
  order(productId: string, count: number, amount: number, transactionId: string): Promise<ShopOrder>
  orders(): Promise<ShopOrder[]>
}

/**
 * Signs in, after signing up with a name, for a new account.
 *
 * @throws UnexpectedResponse when the shop refuses
 */
export async function enterShop(
  send: Send,
  account: { readonly email: string; readonly password: string; readonly name?: string },
): Promise<Shopper> {
  if (account.name !== undefined) await ask(send, '/api/auth/signup', z.unknown(), post(account))
  const { email, password } = account
  const signIn = post({ email, password })
  const { token, user } = await ask(send, '/api/auth/signin', sessionSchema, signIn)
  return resumeShopper(send, { token, userId: user._id })
}

/**
 * The public view of a product.
 *
 * @throws UnexpectedResponse when the shop refuses
 */
export function showProduct(send: Send, productId: string): Promise<ShopProduct> {
  return ask(send, `/api/product/show/${productId}`, productSchema)
}

/** Continues an existing session. */
export function resumeShopper(
  send: Send,
  { token, userId }: { readonly token: string; readonly userId: string },
): Shopper {
  const authorization = { Authorization: `Bearer ${token}` }
  async function enterGateway() {
    const path = `/api/braintree/getToken/${userId}`
    const { clientToken } = await ask(send, path, clientTokenSchema, { headers: authorization })
    const decoded: unknown = JSON.parse(Buffer.from(clientToken, 'base64').toString())
    return gatewaySchema.parse(decoded)
  }
  return {
    userId,
    token,
    async createProduct(price, quantity) {
      const body = new FormData()
      const fields = { name: 'Measured', description: 'Sold by the thousand.', price, quantity }
      const category = 'cat_writing'
      for (const [name, value] of Object.entries({ ...fields, category, shipping: 0 })) {
        body.set(name, String(value))
      }
      const init = { method: 'POST', headers: authorization, body }
      const created = z.looseObject({ data: productSchema })
      return (await ask(send, `/api/product/create/${userId}`, created, init)).data
    },
    async changePrice(productId, price) {
      const body = new FormData()
      body.set('price', String(price))
      const init = { method: 'PUT', headers: authorization, body }
      await ask(send, `/api/product/update/${productId}/${userId}`, z.unknown(), init)
    },
    async gatewayAuthorization() {
      return (await enterGateway()).authorizationFingerprint
    },
    async tokenizeCard() {
      const { clientApiUrl, authorizationFingerprint } = await enterGateway()
      const headers = { Authorization: `Bearer ${authorizationFingerprint}` }
      const address = `${clientApiUrl}/v1/payment_methods/credit_cards`
      return (await ask(send, address, methodSchema, post(CARD, headers))).paymentMethod.nonce
    },
    async pay(paymentMethodNonce, amount) {
      const request = post({ paymentMethodNonce, amount }, authorization)
      const path = `/api/braintree/payment/${userId}`
      return (await ask(send, path, paymentSchema, request)).transaction.id
    },
    order(_id, count, amount, transaction_id) {
      const order = { products: [{ _id, count }], amount, transaction_id, address: '1 Market St' }
      return ask(send, `/api/order/create/${userId}`, orderSchema, post({ order }, authorization))
    },
    orders: () =>
      ask(send, `/api/user/orders/by/user/${userId}`, z.array(orderSchema), {
        headers: authorization,
      }),
  }
}

function post(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }
}

async function ask<Answer>(
  send: Send,
  path: string,
  schema: z.ZodType<Answer>,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await send(path, init)
  const text = await response.text()
  if (response.ok) return schema.parse(JSON.parse(text))
  throw new UnexpectedResponse(
    response.status,
    `${path} answered ${response.status}: ${text.slice(0, 200)}`,
  )
}
