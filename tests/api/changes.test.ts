import { expect, test } from 'vitest'
import { admin, shopper } from './support/accounts'
import { createForm, drawPhoto } from './support/forms'
import { createShop, type Product } from './support/shop'
import { provideApi } from './support/test-api'

const it = provideApi()

async function readTag({ _id }: Product): Promise<string> {
  const { headers } = await it.client.send('showProduct', { path: { productId: _id } })
  return headers.get('ETag') ?? ''
}

async function update({ _id }: Product, ifMatch: string, fields: Parameters<typeof createForm>[0]) {
  const as = await it.client.as(admin)
  const headers = { 'If-Match': ifMatch }
  const body = createForm(fields)
  return it.client.send('updateProduct', { as, path: { productId: _id }, body, headers })
}

test('API-10 a product is changed under its present tag, which is another one then', async () => {
  const shop = createShop(it.client)
  const product = await shop.stock(9)
  const opened = await readTag(product)
  expect(opened).toMatch(/^"[\w-]+"$/)
  expect(await readTag(product), 'nothing happened').toBe(opened)
  expect(await update(product, opened, { name: 'Renamed' })).toMatchObject({ status: 200 })
  const renamed = await readTag(product)
  expect(renamed).not.toBe(opened)
  expect(await update(product, opened, { quantity: 9 })).toMatchObject({
    status: 412,
    body: { success: false, message: 'The product was changed meanwhile. Nothing was stored.' },
  })
  expect(await update(product, `"x", W/${renamed}`, { price: 1 })).toMatchObject({ status: 200 })
  expect(await shop.show(product)).toMatchObject({ name: 'Renamed', quantity: 9, price: 1 })
})

test('API-10 a sale and a new photo give a product another tag', async () => {
  const shop = createShop(it.client)
  const product = await shop.stock(9)
  const opened = await readTag(product)
  await shop.buy(await it.client.as(shopper), [{ product, count: 2 }])
  expect((await update(product, opened, { quantity: 9 })).status).toBe(412)
  const sold = await readTag(product)
  expect((await update(product, sold, { file: await drawPhoto() })).status).toBe(200)
  expect((await update(product, sold, { quantity: 9 })).status).toBe(412)
  expect(await shop.show(product)).toMatchObject({ quantity: 7, sold: 2 })
})

test('API-10 a change that was taken back, and one that changed nothing, leave another tag', async () => {
  const product = await createShop(it.client).stock(9)
  const opened = await readTag(product)
  expect((await update(product, opened, { quantity: 12 })).status).toBe(200)
  expect((await update(product, await readTag(product), { quantity: 9 })).status).toBe(200)
  const back = await readTag(product)
  expect(back).not.toBe(opened)
  expect((await update(product, back, { quantity: 9 })).status).toBe(200)
  expect((await update(product, back, { quantity: 12 })).status).toBe(412)
})

test('API-10 of changes under the same tag one is carried out, however many come at once', async () => {
  const product = await createShop(it.client).stock(9)
  const tag = await readTag(product)
  const names = Array.from({ length: 8 }, (_, number) => `Name ${number}`)
  const replies = await Promise.all(names.map((name) => update(product, tag, { name })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
})

test('API-10 an order’s status is changed where it is the expected one', async () => {
  const shop = createShop(it.client)
  const product = await shop.stock(9)
  const { _id: orderId } = await shop.buy(await it.client.as(shopper), [{ product, count: 1 }])
  const as = await it.client.as(admin)
  const set = (status: string, ifMatch: string) =>
    it.client.send('updateOrderStatus', {
      as,
      path: { orderId },
      body: { status, orderId },
      headers: { 'If-Match': ifMatch },
    })
  expect(await set('Shipped', '"Not%20processed"')).toMatchObject({ status: 200 })
  expect(await set('Processing', '"Not%20processed"')).toMatchObject({
    status: 412,
    body: { error: 'The order is Shipped by now. Nothing was changed.' },
  })
  expect(await set('Delivered', '"Shipped"')).toMatchObject({ body: { status: 'Delivered' } })
})
