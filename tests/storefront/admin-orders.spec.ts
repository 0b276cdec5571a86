import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { storeSession } from './support/local-storage'
import { grid, openOrdersOf, row } from './support/orders-page'
import { expect, test } from './support/test'

const LIST = /\/api\/order\/list\//
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-9 an order shows its id, status, transaction, amount, buyer, time, address and products', async ({
  page,
  shopper,
  desk,
}) => {
  const first = await desk.createProduct({ price: '19.90' })
  const second = await desk.createProduct({ price: '0.10' })
  const order = await desk.createOrder(shopper, [first, second, second])
  await page.goto('/admin/orders')
  const shown = row(page, order._id)
  for (const text of [
    order.status,
    order.transaction_id,
    '$20.10',
    shopper.session.user.name,
    first.name,
    `1 × $19.90 · ${first._id}`,
    second.name,
    `2 × $0.10 · ${second._id}`,
  ]) {
    await expect(shown).toContainText(text)
  }
  const address = shown.locator('bdi', { hasText: 'Flat 1' })
  await expect(address).toHaveText(order.address)
  await expect(address).toHaveCSS('white-space', 'pre-line')
  await expect(shown.locator('time')).toHaveAttribute('datetime', order.createdAt)
  await expectAccessible(page)
})

test('ADM-9 every order is listed, newest first', { tag: LONG }, async ({ page, desk }) => {
  const orders = await desk.orders()
  await page.goto('/admin/orders')
  const rows = Number(await grid(page).getAttribute('aria-rowcount'))
  expect(rows).toBeGreaterThan(orders.length)
  const times = await grid(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(times).toEqual(times.toSorted().toReversed())
})

test('ADM-11 a failed order load is logged, and the page offers to try again', async ({
  page,
  watch,
}) => {
  watch.allowFailure(LIST)
  watch.allowLog(/orders could not be loaded/)
  await page.route(LIST, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  const logged = page.waitForEvent('console', (message) =>
    /orders could not be loaded/.test(message.text()),
  )
  await page.goto('/admin/orders')
  await logged
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(grid(page)).toBeVisible()
})

test('ADM-9 orders are found by text, status and day, and the address keeps the view', async ({
  page,
  shopper,
  desk,
}) => {
  const orders = await desk.placeOrders(shopper, 2)
  const [order, other] = orders
  if (!order || !other) throw new Error('Too few orders were placed.')
  await page.goto('/admin/orders')
  await search(page).fill(order.transaction_id)
  await expect(row(page, order._id)).toBeVisible()
  await expect(row(page, other._id)).toHaveCount(0)
  await search(page).fill(order.products[0]?._id ?? '')
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3')
  await page.getByLabel('Status', { exact: true }).selectOption(order.status)
  await page.reload()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3')
  await page.getByLabel('Status', { exact: true }).selectOption('Delivered')
  await expect(page.getByText('No order fits these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('To day').fill('2001-01-01')
  await expect(page.getByText('No order fits these filters.')).toBeVisible()
})

test('ADM-15 on a narrow screen, without the box of the header, all that the filter shows are selected too', async ({
  page,
  shopper,
  desk,
}) => {
  const product = await desk.createProduct()
  const orders = [
    await desk.createOrder(shopper, [product]),
    await desk.createOrder(shopper, [product]),
  ]
  await page.setViewportSize({ width: 360, height: 740 })
  await openOrdersOf(page, orders)
  await page.getByRole('checkbox', { name: `Select order ${orders[0]?._id}` }).check()
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
})

test.describe('in Hebrew', () => {
  test.use({ locale: 'he-IL' })

  test('ADM-9 the time of an order runs in its own direction', async ({ page, shopper, desk }) => {
    const order = await desk.createOrder(shopper, [await desk.createProduct()])
    await page.goto('/admin/orders')
    const time = row(page, order._id).locator('time')
    await expect(time).toHaveCSS('direction', 'rtl')
    await expect(time).toHaveCSS('unicode-bidi', 'isolate')
  })
})
