import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { importSheet, openProducts, press } from './support/bulk-page'
import { countCalls } from './support/form'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const LIST = /\/api\/product\/list\?/
const DELETE = /\/api\/product\/delete\//
const grid = (page: Page) => page.getByRole('grid', { name: 'Products' })
const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name })
const deleteButton = (page: Page, name: string) =>
  grid(page).getByRole('button', { name: `Delete ${name}` })
const dialog = (page: Page) => page.getByRole('alertdialog')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function remove(page: Page, name: string): Promise<void> {
  await deleteButton(page, name).click()
  await dialog(page).getByRole('button', { name: 'Yes, delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
}

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-5 every product is listed, asked for with the literal word undefined', async ({
  page,
  desk,
}) => {
  const product = await desk.createProduct()
  const answered = page.waitForResponse(LIST)
  await page.goto('/admin/products')
  const answer = await answered
  expect(new URL(answer.url()).search).toBe('?limit=undefined')
  const all: unknown[] = await answer.json()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(all.length + 1))
  await expect(row(page, product.name)).toContainText('$12.50')
  await expect(deleteButton(page, product.name)).toBeVisible()
  await expectAccessible(page)
  await row(page, product.name)
    .getByRole('link', { name: /^Update/ })
    .click()
  await expect(page).toHaveURL(`/admin/product/update/${product._id}`)
})

test('ADM-5 on a narrow screen, without columns, each number says what it is', async ({
  page,
  desk,
}) => {
  const product = await desk.createProduct()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/products')
  for (const label of ['Stock', 'Sold', 'Added']) {
    await expect(row(page, product.name).getByText(label, { exact: true })).toBeVisible()
  }
})

test('ADM-6 delete asks the specified question, and no deletes nothing', async ({
  page,
  service,
  desk,
}) => {
  const { _id, name } = await desk.createProduct()
  const calls = countCalls(page, 'DELETE', DELETE)
  await page.goto('/admin/products')
  await deleteButton(page, name).click()
  await expect(dialog(page)).toContainText(`Are you sure you want to delete ${name}?`)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'No, keep it' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(deleteButton(page, name)).toBeFocused()
  await deleteButton(page, name).press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, name)).toBeVisible()
  expect(calls()).toBe(0)
  expect((await service.product(_id)).name).toBe(name)
})

test('ADM-6 yes takes the product out at once, deletes it after 8 seconds, and loads the list anew', async ({
  page,
  request,
  adminSession,
  desk,
}) => {
  const { _id, name } = await desk.createProduct()
  await page.clock.install()
  await page.goto('/admin/products')
  const calls = countCalls(page, 'DELETE', DELETE)
  await remove(page, name)
  // The page's clock also runs by itself, so that a slow machine needs room before the 8 seconds.
  await page.clock.runFor(4_000)
  expect(calls()).toBe(0)
  const reloaded = page.waitForResponse(LIST)
  const deleted = page.waitForResponse(DELETE)
  await page.clock.runFor(4_500)
  expect((await deleted).status()).toBe(200)
  expect((await deleted).url()).toContain(`/product/delete/${_id}/${adminSession.user._id}`)
  expect(calls()).toBe(1)
  await reloaded
  await expect(row(page, name)).toHaveCount(0)
  expect((await request.get(`/api/product/show/${_id}`)).status()).toBe(404)
})

test('ADM-6 undo puts the product back where it was, with the focus, and nothing is sent', async ({
  page,
  service,
  desk,
}) => {
  const tag = 'Zebra'
  await desk.createProduct({ name: `${tag} a` })
  const { _id, name } = await desk.createProduct({ name: `${tag} b` })
  await desk.createProduct({ name: `${tag} c` })
  const calls = countCalls(page, 'DELETE', DELETE)
  await page.goto(`/admin/products?sort=name&text=${tag}`)
  await expect(row(page, name)).toHaveAttribute('aria-rowindex', '3')
  await remove(page, name)
  await undo(page).click()
  await expect(deleteButton(page, name)).toBeFocused()
  await expect(row(page, name)).toHaveAttribute('aria-rowindex', '3')
  await page.goto('/')
  expect(calls()).toBe(0)
  expect((await service.product(_id)).name).toBe(name)
})

test('ADM-6 ADM-17 a deletion can still be undone while a plan shows in the place of the list', async ({
  page,
  desk,
  service,
}) => {
  const tag = 'Zebra'
  const { _id, name } = await desk.createProduct({ name: `${tag} a` })
  await desk.createProduct({ name: `${tag} b` })
  await page.clock.install()
  const calls = countCalls(page, 'DELETE', DELETE)
  await openProducts(page, tag, 2)
  await remove(page, name)
  await importSheet(page, `Name,Price\n${tag} b,15\n`)
  await expect(page.getByText('1 to change.')).toBeVisible()
  await undo(page).click()
  await page.clock.runFor(8_500)
  await press(page, 'Discard the plan')
  await expect(row(page, name)).toHaveAttribute('aria-rowindex', '2')
  expect(calls()).toBe(0)
  expect((await service.product(_id)).name).toBe(name)

  await remove(page, name)
  await importSheet(page, `Name,Price\n${tag} b,15\n`)
  await expect(page.getByText('1 to change.')).toBeVisible()
  const deleted = page.waitForResponse(DELETE)
  await page.clock.runFor(8_500)
  expect((await deleted).status()).toBe(200)
  await press(page, 'Discard the plan')
  await expect(row(page, `${tag} b`)).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})

test('ADM-6 after a deletion the focus is on the next product’s button', { tag: LONG }, async ({
  page,
  desk,
}) => {
  const tag = 'Zebra'
  const names = [`${tag} a`, `${tag} b`, `${tag} c`]
  for (const name of names) await desk.createProduct({ name })
  await page.goto(`/admin/products?sort=name&text=${tag}`)
  await remove(page, `${tag} b`)
  await expect(deleteButton(page, `${tag} c`)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Yes, delete' }).press('Enter')
  await expect(deleteButton(page, `${tag} a`)).toBeFocused()
})

test('ADM-6 leaving the page deletes at once', { tag: LONG }, async ({ page, request, desk }) => {
  const { _id, name } = await desk.createProduct()
  await page.goto('/admin/products')
  await remove(page, name)
  const deleted = page.waitForResponse(DELETE)
  await page.getByRole('link', { name: 'Admin dashboard' }).click()
  expect((await deleted).status()).toBe(200)
  expect((await request.get(`/api/product/show/${_id}`)).status()).toBe(404)
})

test('ADM-6 AUTH-8 signing out deletes at once, still as the one who asked for it', async ({
  page,
  request,
  desk,
}) => {
  const { _id, name } = await desk.createProduct()
  await page.goto('/admin/products')
  await remove(page, name)
  const deleted = page.waitForResponse(DELETE)
  await page.getByRole('button', { name: 'Signout' }).click()
  expect((await deleted).status()).toBe(200)
  await expect(page).toHaveURL('/')
  await expect(undo(page)).toHaveCount(0)
  expect((await request.get(`/api/product/show/${_id}`)).status()).toBe(404)
})

test('ADM-6 closing the tab deletes at once', { tag: LONG }, async ({ page, request, desk }) => {
  const { _id, name } = await desk.createProduct()
  await page.goto('/admin/products')
  await remove(page, name)
  await page.close({ runBeforeUnload: true })
  await expect.poll(async () => (await request.get(`/api/product/show/${_id}`)).status()).toBe(404)
})

test('ADM-6 a failed deletion says so, and the product is back where it was, with the focus', async ({
  page,
  watch,
  desk,
}) => {
  watch.allowFailure(DELETE)
  const tag = 'Zebra'
  await desk.createProduct({ name: `${tag} a` })
  const { name } = await desk.createProduct({ name: `${tag} b` })
  await desk.createProduct({ name: `${tag} c` })
  await page.clock.install()
  await page.goto(`/admin/products?sort=name&text=${tag}`)
  await page.route(DELETE, (route) =>
    route.fulfill({ status: 500, json: { error: 'Out of ink.' } }),
  )
  await remove(page, name)
  await page.clock.runFor(8_500)
  await expect(page.getByText(`“${name}” was not deleted: Out of ink.`)).toBeVisible()
  await expect(row(page, name)).toHaveAttribute('aria-rowindex', '3')
  await expect(deleteButton(page, name)).toBeFocused()
})

test('ADM-6 ADM-8 a product that was deleted stays away when the list can’t be loaded anew', async ({
  page,
  watch,
  desk,
}) => {
  watch.allowFailure(LIST)
  const tag = 'Zebra'
  const { name } = await desk.createProduct({ name: `${tag} a` })
  await desk.createProduct({ name: `${tag} b` })
  await page.clock.install()
  await page.goto(`/admin/products?sort=name&text=${tag}`)
  await remove(page, name)
  await page.route(LIST, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  const deleted = page.waitForResponse(DELETE)
  await page.clock.runFor(8_500)
  expect((await deleted).status()).toBe(200)
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch products' })
  await expect(failed).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2')
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  await expect(row(page, name)).toHaveCount(0)
})

test('ADM-8 a list that can’t be loaded reads Failed to fetch products, and can be tried again', async ({
  page,
  watch,
}) => {
  watch.allowFailure(LIST)
  await page.route(LIST, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  await page.goto('/admin/products')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to fetch products' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(grid(page)).toBeVisible()
})

test('ADM-5 the list is filtered and sorted, and the address keeps both', { tag: LONG }, async ({
  page,
  desk,
}) => {
  const tag = 'Zebra'
  await desk.createProduct({ name: `${tag} Cheap`, price: '1' })
  await desk.createProduct({ name: `${tag} Dear`, price: '90', quantity: '0' })
  await page.goto('/admin/products')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(tag)
  await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeVisible()
  const price = grid(page).getByRole('columnheader', { name: 'Price' })
  await price.getByRole('button').click()
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Cheap')
  await price.getByRole('button').click()
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Dear')
  await page.reload()
  await expect(search).toHaveValue(tag)
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await page.getByLabel('Stock').selectOption('Out of Stock')
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2')
  await page.getByLabel('To day').fill('2001-01-01')
  await expect(page.getByText('No product fits these filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row(page, 'Dear').first()).toBeVisible()
})
