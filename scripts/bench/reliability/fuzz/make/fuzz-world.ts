import { z } from 'zod'
import { ADMIN, enterShop, type Send, type Shopper } from '../../service/shop-client'
import type { Identity } from './fuzz-request'
import type { KnownTexts } from './make-value'

/** The records that requests may refer to: a fresh shop and two signed-in users. */
export interface FuzzWorld {
  readonly identities: readonly Identity[]
  readonly texts: KnownTexts
  /** Of the shopper's client token: the authorization for the simulated gateway. */
  readonly fingerprint: string
}

const NONCES = [
  ...['fake-valid-nonce', 'fake-valid-visa-nonce', 'fake-processor-declined-visa-nonce'],
  ...['fake-gateway-rejected-fraud-nonce', 'fake-consumed-nonce', 'fake-paypal-one-time-nonce'],
]
const STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Lost']

/** Signs in to a fresh shop as its administrator and as a new user, and reads what is there. */
export async function readWorld(send: Send): Promise<FuzzWorld> {
  const admin = await enterShop(send, ADMIN)
  const account = { email: 'fuzz@example.org', password: 'right-enough', name: 'Fay Fuzzer' }
  const shopper = await enterShop(send, account)
  const products = await readIds(send, '/api/product/list?limit=undefined', admin)
  const orders = await readIds(send, `/api/order/list/${admin.userId}`, admin)
  const categories = await readIds(send, '/api/category/list', admin)
  const productIds = [...products, 'nothing']
  const orderIds = orders.slice(0, 3)
  return {
    identities: [admin, shopper],
    fingerprint: await shopper.gatewayAuthorization(),
    texts: new Map<string, readonly string[]>([
      ['productId', productIds],
      ['_id', productIds],
      // Few of them: the one in the body has to be the one in the path.
      ['orderId', orderIds],
      ['userId', [admin.userId, shopper.userId]],
      ['category', categories],
      ['paymentMethodNonce', NONCES],
      ['status', STATUSES],
    ]),
  }
}

const rowsSchema = z.array(z.looseObject({ _id: z.string() }))

async function readIds(send: Send, path: string, { token }: Shopper): Promise<string[]> {
  const response = await send(path, { headers: { Authorization: `Bearer ${token}` } })
  return rowsSchema.parse(await response.json()).map(({ _id }) => _id)
}
