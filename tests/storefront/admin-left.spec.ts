import type { Page } from 'playwright/test'
import { untilKept } from './support/kept'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const DELETE = /\/api\/product\/delete\//
const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Products' }).getByRole('row').filter({ hasText: name })

async function remove(page: Page, name: string): Promise<void> {
  await page.goto('/admin/products')
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
