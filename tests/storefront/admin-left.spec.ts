import type { Page } from 'playwright/test'
import { countCalls } from './support/form'
import { hold } from './support/hold'
import { untilKept } from './support/kept'
import { storeSession } from './support/local-storage'
import { openOrdersOf, status } from './support/orders-page'
import { expect, test } from './support/test'

const DELETE = /\/api\/product\/delete\//
const STATUS = /\/api\/order\/[^/]+\/status\//
const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Products' }).getByRole('row').filter({ hasText: name })

async function remove(page: Page, name: string): Promise<void> {
  await page.goto('/admin/products')
  await removeHere(page, name)
}

async function removeHere(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
}

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-6 a deletion that was lost as the page was left is made up for when the list opens again', async ({
  page,
  request,
  watch,
  desk,
}) => {
  watch.allowFailure(DELETE)
  const { _id, name } = await desk.createProduct()
  await remove(page, name)
  // The whole document's calls are lost, whenever it sends them.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined)
  })
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await expect.poll(async () => (await request.get(`/api/product/show/${_id}`)).status()).toBe(404)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('left')
})

test('ADM-6 who is asked whether to leave the page, and stays, can still undo a deletion', async ({
  page,
  service,
  shopper,
  desk,
}) => {
  const { _id, name } = await desk.createProduct()
  const order = await desk.placeOrder(shopper)
  await openOrdersOf(page, [order])
  // A status that is still being sent is what the browser asks because of.
  const release = await hold(page, STATUS)
  const sent = page.waitForRequest(STATUS)
  await status(page, order._id).click()
  await page.getByRole('option', { name: 'Shipped', exact: true }).click()
  await sent
  await page.getByRole('link', { name: 'Admin dashboard' }).click()
  await page.getByRole('link', { name: 'Manage products' }).click()
  const calls = countCalls(page, 'DELETE', DELETE)
  await removeHere(page, name)
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toHaveCount(1)
  expect(calls()).toBe(0)
  expect((await service.product(_id)).name).toBe(name)
  release()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('ADM-6 leaving the page by an address deletes at once, past the service worker too', async ({
    page,
    request,
    watch,
    desk,
  }) => {
    watch.allowFailure(/./)
    watch.allowLog(/^The FetchEvent for/)
    const { _id, name } = await desk.createProduct()
    await page.goto('/')
    await untilKept(page, [/^\/cart$/])
    await remove(page, name)
    await page.goto('/about')
    await expect
      .poll(async () => (await request.get(`/api/product/show/${_id}`)).status())
      .toBe(404)
  })
})
