import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { photo } from './support/desk'
import { expectRedAlert } from './support/form'
import { hold } from './support/hold'
import { storeSession } from './support/local-storage'
import { entry } from './support/navigation'
import { expect, test } from './support/test'

const CREATE = /\/api\/product\/create\//
const UPDATE = /\/api\/product\/update\//
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'As shoppers see it' })
const FIELDS = ['name', 'description', 'price', 'category', 'shipping', 'quantity']

async function fillIn(page: Page, product: { name: string; price?: string }): Promise<void> {
  await field(page, 'Name').fill(product.name)
  await field(page, 'Description').fill('Turns three notes into a page.')
  await field(page, 'Price').fill(product.price ?? '12.50')
  await field(page, 'Quantity').fill('7')
  await field(page, 'Category').selectOption({ index: 1 })
  await field(page, 'Shipping').selectOption('Yes')
}

/** The names of a multipart body's fields. */
function fieldNames(body: string | null): string[] {
  return [...(body ?? '').matchAll(/form-data; name="(\w+)"/g)].map(([, name = '']) => name)
}

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-3 ADM-4 a product is created with the photo that was previewed, and sold in the shop', async ({
  page,
  service,
}) => {
  const name = 'Muse'
  await page.goto('/create/product')
  await expectAccessible(page)
  await expect(preview(page).getByRole('img', { name: /no picture/ })).toHaveCount(1)
  await field(page, 'Photo').setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toHaveAttribute(
    'src',
    /^data:image\/png/,
  )
  await fillIn(page, { name })
  const answered = page.waitForResponse(CREATE)
  await page.getByRole('button', { name: 'Create product' }).click()
  const answer = await answered
  const { message, data } = await answer.json()
  const done = page.getByRole('main').getByRole('status').filter({ hasText: message })
  await expect(done).toContainText(name)
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(field(page, 'Photo')).toHaveValue('')
  expect(await service.product(data._id)).toMatchObject({
    name,
    price: 12.5,
    quantity: 7,
    shipping: 1,
    photo: { data: expect.stringMatching(/photo/) },
  })
  await done.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('ADM-3 the next product’s name can be typed while one is being sent', async ({ page }) => {
  await page.goto('/create/product')
  await fillIn(page, { name: 'Muse' })
  const release = await hold(page, CREATE)
  const sent = page.waitForRequest(CREATE)
  await page.getByRole('button', { name: 'Create product' }).click()
  await sent
  await field(page, 'Name').fill('Muse the Second')
  release()
  const done = page.getByRole('main').getByRole('status').filter({ hasText: 'created' })
  await expect(done).toContainText('Muse')
  await expect(done).not.toContainText('Second')
  await expect(field(page, 'Name')).toHaveValue('Muse the Second')
})

test('ADM-3 nothing is checked here: an empty form is sent and the service’s message shows', async ({
  page,
  watch,
}) => {
  watch.allowFailure(CREATE)
  await page.goto('/create/product')
  const answered = page.waitForResponse(CREATE)
  await page.getByRole('button', { name: 'Create product' }).click()
  const answer = await answered
  expect(answer.status()).toBe(400)
  await expectRedAlert(page, (await answer.json()).message)
  await expectAccessible(page)
})

test('ADM-3 a refused product stays in the form, through a reload too', async ({ page, watch }) => {
  watch.allowFailure(CREATE)
  await page.goto('/create/product')
  await fillIn(page, { name: 'Muse', price: 'priceless' })
  await field(page, 'Photo').setInputFiles(photo)
  const answered = page.waitForResponse(CREATE)
  await page.getByRole('button', { name: 'Create product' }).click()
  await expectRedAlert(page, (await (await answered).json()).message)
  await expect(field(page, 'Price')).toHaveValue('priceless')
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Muse')
  await expect(field(page, 'Price')).toHaveValue('priceless')
  await expect(field(page, 'Shipping')).toHaveValue('1')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(field(page, 'Name')).toHaveValue('')
})

test('ADM-3 a service that says no in an ok answer is believed', async ({ page }) => {
  await page.goto('/create/product')
  await fillIn(page, { name: 'Muse' })
  await page.route(CREATE, (route) =>
    route.fulfill({ json: { success: false, message: 'The shelf is full.' } }),
  )
  const sent = page.waitForRequest(CREATE)
  await page.getByRole('button', { name: 'Create product' }).click()
  expect(fieldNames((await sent).postData())).toEqual(FIELDS)
  await expectRedAlert(page, 'The shelf is full.')
  await expect(field(page, 'Name')).toHaveValue('Muse')
})

test('ADM-4 a chosen photo can be given up again', { tag: LONG }, async ({ page }) => {
  await page.goto('/create/product')
  await field(page, 'Photo').setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Don’t use this photo' }).click()
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toHaveCount(0)
  await expect(field(page, 'Photo')).toHaveValue('')
  await expect(field(page, 'Photo')).toBeFocused()
})

test('ADM-3 the card of an empty form says neither that it is free nor that it is in stock', async ({
  page,
}) => {
  await page.goto('/create/product')
  await expect(preview(page).getByText('Category', { exact: true })).toBeVisible()
  await expect(preview(page).getByText('Free')).toBeHidden()
  await expect(preview(page).getByText(/of Stock|In Stock/)).toBeHidden()
  await field(page, 'Price').fill('0')
  await field(page, 'Quantity').fill('0')
  await expect(preview(page).getByText('Free')).toBeVisible()
  await expect(preview(page).getByText('Out of Stock')).toBeVisible()
})

test('ADM-3 the card beside the form follows what is typed, within the contract’s limits', async ({
  page,
}) => {
  await page.goto('/create/product')
  await fillIn(page, { name: 'Muse', price: '1234,50' })
  await expect(preview(page)).toContainText('Muse')
  await expect(preview(page)).toContainText('$1,234.50')
  await expect(preview(page)).toContainText('Turns three notes into a page.')
  await expect(preview(page)).toContainText('In Stock')
  await field(page, 'Quantity').fill('0')
  await expect(preview(page)).toContainText('Out of Stock')
  await expect(field(page, 'Name')).toHaveAccessibleDescription('4 of 120 characters')
  await field(page, 'Name').fill('x'.repeat(121))
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/refuse this: 121 of 120/)
})

test('ADM-7 ADM-12 ADM-13 the update form is filled with the product and sends what was changed', async ({
  page,
  service,
  desk,
}) => {
  const product = await desk.createProduct({ shipping: '1' })
  await page.goto(`/admin/product/update/${product._id}`)
  await expect(field(page, 'Name')).toHaveValue(product.name)
  await expect(field(page, 'Description')).toHaveValue(product.description)
  await expect(field(page, 'Price')).toHaveValue('12.5')
  await expect(field(page, 'Quantity')).toHaveValue('9')
  await expect(field(page, 'Category')).toHaveValue(product.category._id)
  await expect(field(page, 'Shipping').locator('option:checked')).toHaveText('Yes')
  await expectAccessible(page)
  await field(page, 'Shipping').selectOption('No')
  await field(page, 'Price').fill('13')
  const answered = page.waitForResponse(UPDATE)
  await page.getByRole('button', { name: 'Update product' }).click()
  const answer = await answered
  expect(answer.request().method()).toBe('PUT')
  expect(fieldNames(answer.request().postData())).toEqual(['price', 'shipping'])
  const { message, name } = await answer.json()
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: message }),
  ).toContainText(name)
  expect(await service.product(product._id)).toMatchObject({ price: 13, shipping: 0 })
})

test('ADM-7 a name of two lines that was looked at in its field, which has one, is not sent', async ({
  page,
  service,
  desk,
}) => {
  const { _id, name } = await desk.createProduct({ name: 'Two\r\nlines' })
  await page.goto(`/admin/product/update/${_id}`)
  await expect(field(page, 'Name')).toHaveValue('Two lines')
  await field(page, 'Name').focus()
  await page.keyboard.press('End')
  await field(page, 'Price').fill('13')
  const answered = page.waitForResponse(UPDATE)
  await page.keyboard.press('Enter')
  expect(fieldNames((await answered).request().postData())).toEqual(['price'])
  expect(await service.product(_id)).toMatchObject({ name, price: 13 })
})

test('ADM-7 the update form has what the product is by now, not what a page before has shown', async ({
  page,
  desk,
  admin,
}) => {
  const product = await desk.createProduct()
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('main').getByText('$12.50').first()).toBeVisible()
  await admin.updateProduct(product._id, { price: 15 })
  await entry(page, 'Dashboard').click()
  await page.getByRole('link', { name: 'Manage products' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(product.name)
  await page.getByRole('link', { name: `Update ${product.name}` }).click()
  await expect(page).toHaveURL(`/admin/product/update/${product._id}`)
  await expect(field(page, 'Price')).toHaveValue('15')
  await expect(preview(page)).toContainText('$15.00')
})

test('ADM-7 a failed update shows the service’s message and keeps what was typed', async ({
  page,
  watch,
  desk,
}) => {
  watch.allowFailure(UPDATE)
  const product = await desk.createProduct()
  await page.goto(`/admin/product/update/${product._id}`)
  await field(page, 'Price').fill('-1')
  const answered = page.waitForResponse(UPDATE)
  await page.getByRole('button', { name: 'Update product' }).click()
  await expectRedAlert(page, (await (await answered).json()).message)
  await expect(field(page, 'Price')).toHaveValue('-1')
})

test('ADM-7 a product that is not there says so, without a form', async ({ page, watch }) => {
  watch.allowFailure(/\/api\/product\/show\//)
  await page.goto('/admin/product/update/prd_nowhere')
  await expect(
    page.getByRole('alert').filter({ hasText: 'no product with this address' }),
  ).toBeVisible()
  await expect(field(page, 'Name')).toHaveCount(0)
  await expectAccessible(page)
})

test('ADM-3 the link to a new category is large enough to press', async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  await page.goto('/create/product')
  const box = await page.getByRole('link', { name: 'Create a category' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(24)
})
