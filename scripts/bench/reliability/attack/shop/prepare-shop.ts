import { Agent } from 'node:http'
import { z } from 'zod'
import { loadContract } from '../../../../../mocks/api/contract/contract'
import { sendTo } from '../../service/send-to'
import { ADMIN, enterShop, type Send } from '../../service/shop-client'
import type { Service } from '../../service/start-service'
import { ATTACKER_ADDRESS, shopperAddress } from './ip-addresses'
import type { Customer, ShopFacts } from './shop-facts'

const listSchema = z.array(
  z.looseObject({ _id: z.string(), photo: z.optional(z.looseObject({ data: z.string() })) }),
)
const STOCK = 1_000_000
const PRICE = 4
const PASSWORD = 'right-enough'
const PATIENCE_MS = 60_000
/** The shop hashes as many passwords at once. */
const AT_ONCE = 2

/** Creates accounts for shoppers and attacker, each from its own address, and a product to buy. */
export async function prepareShop(
  service: Service,
  { shoppers, attackers }: { readonly shoppers: number; readonly attackers: number },
): Promise<ShopFacts> {
  const send = sendTo(service)
  const admin = await enterShop(send, ADMIN)
  const product = await admin.createProduct(PRICE, STOCK)
  const list = listSchema.parse(await (await send('/api/product/list?limit=200')).json())
  return {
    product: { _id: product._id, price: product.price },
    administrator: { userId: admin.userId, token: admin.token },
    longestJson: await readLongestJson(),
    productIds: list.map(({ _id }) => _id),
    photos: list.flatMap(({ photo }) => (photo?.data.startsWith('/') ? [photo.data] : [])),
    shoppers: await openAccounts(shoppers, 'shopper', (index) =>
      sendFrom(service, shopperAddress(index)),
    ),
    attackers: await openAccounts(attackers, 'attacker', () => sendFrom(service, ATTACKER_ADDRESS)),
  }
}

async function readLongestJson(): Promise<ShopFacts['longestJson']> {
  const { operations } = await loadContract()
  const longest = (id: keyof ShopFacts['longestJson']) => {
    const body = operations.find((operation) => operation.id === id)?.body
    if (body?.kind !== 'json') throw new Error(`${id} takes no JSON.`)
    return body.maxBytes
  }
  return {
    signIn: longest('signIn'),
    filterProducts: longest('filterProducts'),
    createOrder: longest('createOrder'),
  }
}

function sendFrom(service: Service, localAddress: string): Send {
  return sendTo(service, { agent: new Agent(), localAddress, patienceMs: PATIENCE_MS })
}

async function openAccounts(
  count: number,
  kind: string,
  sendAs: (index: number) => Send,
): Promise<Customer[]> {
  const customers: Customer[] = []
  const indexes = Array.from({ length: count }, (_, index) => index).values()
  const open = async () => {
    for (const index of indexes) {
      const account = { name: 'Made Up', email: `${kind}${index}@example.org`, password: PASSWORD }
      const { userId, token } = await enterShop(sendAs(index), account)
      customers[index] = { email: account.email, password: PASSWORD, userId, token }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  return customers
}
