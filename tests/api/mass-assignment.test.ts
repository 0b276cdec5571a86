import { expect, test } from 'vitest'
import { admin } from './support/accounts'
import { createForm, productFields } from './support/forms'
import { createShop } from './support/shop'
import { provideApi } from './support/test-api'

const it = provideApi()
const shop = () => createShop(it.client)

/** What no client may say; each stands for a column or a claim of the service's own. */
const PLANTED = {
  _id: 'planted',
  id: 'planted',
  role: 1,
  sold: 999,
  status: 'Delivered',
  createdAt: '2001-01-01T00:00:00.000Z',
  created_at: '2001-01-01T00:00:00.000Z',
  passwordHash: 'planted',
  emailKey: 'planted',
  priceCents: 1,
  photoHash: 'planted',
  transactionId: 'planted',
  // Computed: a literal's would set the prototype and be no name of its own.
  ['__proto__']: 'planted',
} as const

const PLANTED_JSON = { ...PLANTED, ['__proto__']: { role: 1, isAdmin: true } }

test('API-8 a new account takes nothing but name, email and password', async () => {
  const account = { name: 'Mal', email: 'mal@example.org', password: 'garden gate' }
  const user = { _id: 'usr_ada', role: 1 }
  const body = { ...PLANTED_JSON, user, userId: 'usr_ada', ...account }
  const { user: created } = await it.client.call('signUp', { body })
  expect(created).toEqual({
    _id: expect.stringMatching(/^usr_/),
    name: 'Mal',
    email: account.email,
    role: 0,
  })
  await expect(it.client.signIn(account)).resolves.toMatchObject({ userId: created?._id })
})

test('API-8 a profile changes name, email and password of the caller alone', async () => {
  const [as, other] = await Promise.all([it.client.signUp('Mal'), it.client.signUp('Vic')])
  const body = {
    ...PLANTED_JSON,
    userId: other.userId,
    _id: other.userId,
    name: 'New',
    email: as.email,
  }
  expect(await it.client.call('updateProfile', { as, body })).toEqual({
    _id: as.userId,
    name: 'New',
    email: as.email,
    role: 0,
  })
  expect(await it.client.call('readProfile', { as: other })).toMatchObject({ name: 'Vic' })
})

test('API-8 a category takes nothing but its name', async () => {
  const as = await it.client.as(admin)
  const body = { ...PLANTED_JSON, name: 'Planted' }
  const { data } = await it.client.call('createCategory', { as, body })
  expect(data).toEqual({ _id: expect.stringMatching(/^cat_/), name: 'Planted' })
})

test('API-8 a product takes none of its sales, ids and dates from a form', async () => {
  const as = await it.client.as(admin)
  const since = new Date().toISOString()
  const { data } = await it.client.call('createProduct', { as, body: productFields(PLANTED) })
  expect(data).toMatchObject({ _id: expect.stringMatching(/^prd_/), price: 9.99, sold: 0 })
  expect(data?.createdAt.localeCompare(since)).toBeGreaterThanOrEqual(0)
  expect(data).not.toHaveProperty('photo')

  const path = { productId: data?._id ?? '' }
  await it.client.call('updateProduct', { as, path, body: createForm({ ...PLANTED, price: 5 }) })
  expect(await it.client.call('showProduct', { path })).toEqual({ ...data, price: 5 })
})

test('API-8 a payment is the caller’s, whoever the body names', async () => {
  const [as, other] = await Promise.all([it.client.signUp(), it.client.signUp()])
  const product = await shop().stock(3, 5)
  const body = {
    ...PLANTED,
    userId: other.userId,
    customerId: other.userId,
    paymentMethodNonce: 'fake-valid-nonce',
    amount: 5,
  }
  const { transaction } = await it.client.call('createPayment', { as, body })
  expect(transaction).toEqual({ id: expect.not.stringContaining('planted'), amount: 5 })
  const lines = [{ product, count: 1 }]
  expect((await shop().order(other, lines, transaction.id)).status).toBe(403)
  expect((await shop().order(as, lines, transaction.id)).status).toBe(200)
})

test('API-8 an order takes no price, total, buyer, status or date from the body', async () => {
  const [as, other] = await Promise.all([it.client.signUp(), it.client.signUp()])
  const product = await shop().stock(3, 50)
  const transactionId = await shop().pay(as, 50)
  const change = {
    ...PLANTED,
    user: { _id: other.userId, name: 'Vic' },
    userId: other.userId,
    products: [{ ...PLANTED, _id: product._id, name: 'Cheap', price: 0.01, count: 1 }],
  }
  const { body } = await shop().order(as, [{ product, count: 1 }], transactionId, change)
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^ord_/),
    amount: 50,
    status: 'Not processed',
    transaction_id: transactionId,
    user: { _id: as.userId },
    products: [{ name: 'Stocked', price: 50, createdAt: product.createdAt }],
  })
  expect(await it.client.call('listOwnOrders', { as: other })).toEqual([])
})

test('API-8 a change of status changes nothing else of an order', async () => {
  const as = await it.client.as(admin)
  const [order] = await it.client.call('listOrders', { as })
  const path = { orderId: order?._id ?? '' }
  const body = {
    ...PLANTED,
    amount: 0,
    address: 'planted',
    orderId: path.orderId,
    status: 'Shipped',
  }
  expect(await it.client.call('updateOrderStatus', { as, path, body })).toEqual({
    ...order,
    status: 'Shipped',
  })
})
