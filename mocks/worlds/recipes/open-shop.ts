import createClient from 'openapi-fetch'
import type { paths } from '../../../src/api/generated/schema'
import type { ProductCreate, Session } from '../../../src/api/generated/types'
import { signInAccounts } from '../../api/database/seed/accounts'
import type { Arranging } from '../world'
import { saveCard, typeCard } from './gateway-calls'
import { type Account, bearer, done, failed, RecipeFailed, type Shop, totalOf } from './shop'

const ORIGIN = 'http://mock.test'
/** The provider charges it any number of times. */
const TEST_NONCE = 'fake-valid-nonce'
const ADDRESS = '1 Market Street, Springfield'
const [ADMINISTRATOR, SHOPPER] = signInAccounts

/** Opens the public operations of a world. */
export function openShop({ send, ago, now }: Arranging): Shop {
  const api = createClient<paths>({ baseUrl: `${ORIGIN}/api`, fetch: send })
  const sessions = new Map<string, Promise<Session>>()

  async function sessionOf(account: Pick<Account, 'email' | 'password'>): Promise<Session> {
    const session = await shop.signIn(account)
    if (!session) throw new RecipeFailed(`${account.email} can't sign in with its first password.`)
    return session
  }

  /** A password's hash is slow on purpose, so once; now, so that the session is good at all times before. */
  function once(account: Pick<Account, 'email' | 'password'>): Promise<Session> {
    const session = sessions.get(account.email) ?? ago(0, () => sessionOf(account))
    sessions.set(account.email, session)
    return session
  }

  async function firstCategory(): Promise<string> {
    const [first] = await done(api.GET('/category/list'))
    return first?._id ?? shop.addCategory('Writing')
  }

  const shop: Shop = {
    api,
    ago,
    now,
    admin: () => once(ADMINISTRATOR),
    shopper: () => once(SHOPPER),
    async signUp(account) {
      await done(api.POST('/auth/signup', { body: account }))
    },
    async signIn({ email, password }) {
      const { data, response } = await api.POST('/auth/signin', { body: { email, password } })
      if (!data && response.status !== 401) throw failed(response)
      return data
    },
    products: () => done(api.GET('/product/list', { params: { query: { limit: 'undefined' } } })),
    async addProduct(product = {}) {
      const admin = await shop.admin()
      const category = product.category ?? (await firstCategory())
      const body = { ...PLAIN_PRODUCT, ...product, category }
      const { data } = await done(
        api.POST('/product/create/{userId}', {
          params: { path: { userId: admin.user._id } },
          headers: bearer(admin),
          body,
          bodySerializer: toFormData,
        }),
      )
      if (!data) throw new RecipeFailed('A product was created, and not answered.')
      return data
    },
    async changeProduct(productId, body) {
      const admin = await shop.admin()
      const params = { path: { productId, userId: admin.user._id } }
      await done(
        api.PUT('/product/update/{productId}/{userId}', {
          params,
          headers: bearer(admin),
          body,
          bodySerializer: toFormData,
        }),
      )
    },
    async removeProduct(productId) {
      const admin = await shop.admin()
      const params = { path: { productId, userId: admin.user._id } }
      await done(
        api.DELETE('/product/delete/{productId}/{userId}', { params, headers: bearer(admin) }),
      )
    },
    async addCategory(name) {
      const admin = await shop.admin()
      const params = { path: { userId: admin.user._id } }
      const { data } = await done(
        api.POST('/category/create/{userId}', { params, headers: bearer(admin), body: { name } }),
      )
      return data._id
    },
    async pay(as, amount, paymentMethodNonce = TEST_NONCE) {
      const { transaction } = await done(
        api.POST('/braintree/payment/{userId}', {
          params: { path: { userId: as.user._id } },
          headers: bearer(as),
          body: { paymentMethodNonce, amount },
        }),
      )
      return transaction.id
    },
    order: (as, order) =>
      done(
        api.POST('/order/create/{userId}', {
          params: { path: { userId: as.user._id } },
          headers: bearer(as),
          body: { order },
        }),
      ),
    async buy(as, lines, draft) {
      const amount = totalOf(lines)
      return shop.order(as, {
        products: lines.map(({ product: { _id, name, price }, count }) => ({
          _id,
          name,
          price,
          count,
        })),
        amount,
        address: ADDRESS,
        ...draft,
        transaction_id: draft?.transaction_id ?? (await shop.pay(as, amount)),
      })
    },
    async setStatus(orderId, status) {
      const admin = await shop.admin()
      const params = { path: { orderId, userId: admin.user._id } }
      await done(
        api.PUT('/order/{orderId}/status/{userId}', {
          params,
          headers: bearer(admin),
          body: { status, orderId },
        }),
      )
    },
    typeCard: async (as, card) => typeCard(send, await clientTokenOf(as), card),
    saveCard: async (as, card) => saveCard(send, await clientTokenOf(as), card),
  }

  async function clientTokenOf(as: Session): Promise<string> {
    const params = { path: { userId: as.user._id } }
    const { clientToken } = await done(
      api.GET('/braintree/getToken/{userId}', { params, headers: bearer(as) }),
    )
    return clientToken
  }

  return shop
}

const PLAIN_PRODUCT = {
  name: 'Cover Letter Coach',
  description: 'Turns a job advert and your notes into a letter in your own voice.',
  price: 12.5,
  shipping: 0,
  quantity: 40,
} as const satisfies Partial<ProductCreate>

function toFormData(product: Partial<ProductCreate>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(product)) body.append(name, String(value))
  return body
}
