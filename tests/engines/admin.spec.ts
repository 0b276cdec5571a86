import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photo } from '../storefront/support/desk'
import { seedAdmin } from '../storefront/support/service'
import { expect, test } from './support/test'

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engines-'))
  await writeFile(join(folder, photo.name), photo.buffer)
})
test.afterAll(() => rm(folder, { recursive: true }))

test('AUTH-3 ADM-2 ADM-3 ADM-10 an administrator’s first day: a shelf, a product on it, an order moved on', async ({
  hand,
  desk,
  service,
}) => {
  const buyer = await service.signUp()
  const order = await desk.placeOrder(buyer)
  await hand.openShop('/signin')
  await hand.fill({ role: 'textbox', name: 'Email' }, seedAdmin.email)
  await hand.fill({ role: 'textbox', name: 'Password' }, seedAdmin.password)
  await hand.press('Enter')

  // No spaces: one opens the list where the text so far is not taken for a beginning.
  const shelf = `${crypto.randomUUID().slice(0, 8)}-shelf`
  await hand.click({ role: 'link', name: 'Create category' })
  await hand.fill({ role: 'textbox', name: 'Category name' }, shelf)
  await hand.click({ role: 'button', name: 'Create category' })
  await hand.seeText(`${shelf} is created`)

  const name = `Muse ${crypto.randomUUID().slice(0, 8)}`
  await hand.click({ role: 'link', name: 'Dashboard' })
  await hand.click({ role: 'link', name: 'Create product' })
  await hand.see({ role: 'textbox', name: 'Name' })
  await hand.tab.chooseFile('input[type="file"]', join(folder, photo.name))
  await hand.fill({ role: 'textbox', name: 'Name' }, name)
  await hand.fill({ role: 'textbox', name: 'Description' }, 'Turns three notes into a page.')
  await hand.fill({ role: 'textbox', name: 'Price' }, '12.50')
  await hand.fill({ role: 'textbox', name: 'Quantity' }, '7')
  await hand.tabTo({ role: 'combobox', name: 'Category' })
  await hand.tab.type(shelf)
  await hand.tabTo({ role: 'combobox', name: 'Shipping' })
  await hand.tab.type('No')
  await hand.click({ role: 'button', name: 'Create product' })
  const made = async () => (await service.products()).find((product) => product.name === name)
  await expect
    .poll(made)
    .toMatchObject({ price: 12.5, quantity: 7, category: { name: shelf }, shipping: 0 })
  const isTold = async () =>
    (await hand.find({ role: 'status' })).some(({ text }) => text.includes(name))
  await expect.poll(isTold).toBe(true)

  await hand.click({ role: 'link', name: 'Dashboard' })
  await hand.click({ role: 'link', name: 'View orders' })
  const status = { role: 'combobox', name: `Status of order ${order._id}` } as const
  await hand.click(status)
  await hand.click({ role: 'option', name: 'Shipped' })
  await expect.poll(async () => (await hand.see(status)).text).toBe('Shipped')
  // The page shows the new status before the service has answered.
  await expect.poll(async () => (await desk.order(order._id)).status).toBe('Shipped')
})
