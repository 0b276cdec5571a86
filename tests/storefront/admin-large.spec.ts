import type { Locator, Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const COUNT = 10_000
const DAY_MS = 86_400_000
const grid = (page: Page, name: string) => page.getByRole('grid', { name })
const frame = (page: Page, name: string) => grid(page, name).locator('xpath=..')
const cell = (table: Locator, rowIndex: number) => table.locator(`[aria-rowindex="${rowIndex}"]`)

const products = Array.from({ length: COUNT }, (_, number) => ({
  _id: `prd_${number}`,
  name: `Prompt ${number}`,
  description: 'One of very many.',
  price: (number % 9_000) / 100,
  category: { _id: `cat_${number % 8}`, name: `Category ${number % 8}` },
  quantity: number % 5,
  shipping: 0,
  createdAt: new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString(),
  sold: number,
}))

const statuses = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']
const orders = products.map(({ _id, name, price, createdAt }, number) => ({
  _id: `ord_${number}`,
  products: Array.from({ length: 1 + (number % 3) }, (_, line) => ({
    _id: `${_id}_${line}`,
    name,
    price,
    count: 1,
  })),
  transaction_id: `txn_${number}`,
  amount: price,
  address: `${number} Long Road`,
  status: statuses[number % statuses.length],
  user: { _id: `usr_${number}`, name: `Buyer ${number}` },
  createdAt,
}))

test.beforeEach(async ({ page, adminSession }) => {
  await page.route(/\/api\/product\/list\?/, (route) => route.fulfill({ json: products }))
  await page.route(/\/api\/order\/list\//, (route) => route.fulfill({ json: orders }))
  await storeSession(page, adminSession)
})

test('ADM-5 ten thousand products: few in the page, every one reachable by keyboard', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/admin/products')
  const table = grid(page, 'Products')
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 1))
  expect(await table.getByRole('row').count()).toBeLessThan(60)

  await table.getByRole('link', { name: 'Prompt 0', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('link', { name: 'Prompt 1', exact: true })).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('button', { name: `Delete Prompt ${COUNT - 1}` })).toBeFocused()
  await expect(cell(table, COUNT + 1)).toBeInViewport()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await expect(
    table.locator('[data-column="0"]').filter({ has: page.locator(':focus') }),
  ).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('checkbox', { name: 'Select all products shown' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('columnheader', { name: 'Name' }).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused()
  await expectAccessible(page)
})

test('ADM-5 the header stays in sight, and the focused row is kept however far one scrolls', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/admin/products')
  const table = grid(page, 'Products')
  const link = table.getByRole('link', { name: 'Prompt 2', exact: true })
  await link.focus()
  await frame(page, 'Products').evaluate((element) => element.scrollTo(0, 200_000))
  await expect(table.getByRole('columnheader', { name: 'Name' })).toBeInViewport()
  await expect(table.getByRole('link', { name: 'Prompt 2', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('link', { name: 'Prompt 3', exact: true })).toBeFocused()
  await expect(table.getByRole('link', { name: 'Prompt 3', exact: true })).toBeInViewport()
})

test('ADM-9 ten thousand orders: filtered and sorted without a wait, rows of unequal height in place', async ({
  page,
}) => {
  await page.goto('/admin/orders')
  const table = grid(page, 'Orders')
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 1))
  await page.getByRole('searchbox', { name: 'Search' }).fill('buyer 9876')
  await expect(table).toHaveAttribute('aria-rowcount', '2')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByLabel('Status', { exact: true }).selectOption('Shipped')
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT / 5 + 1))
  await frame(page, 'Orders').evaluate((element) => element.scrollTo(0, 90_000))
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(60)
  // Each row begins where the one before it ends, once they have been measured.
  await expect
    .poll(() =>
      table.locator('tbody tr').evaluateAll((rows) => {
        const boxes = rows
          .map((row) => row.getBoundingClientRect())
          .toSorted((a, b) => a.top - b.top)
          .slice(1)
        return boxes
          .slice(1)
          .every((box, index) => Math.abs(box.top - (boxes[index]?.bottom ?? 0)) < 1.5)
      }),
    )
    .toBe(true)
  await expectAccessible(page)
})

test('ADM-10 all of two thousand filtered orders can be selected at once', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/admin/orders?status=Shipped')
  await page.getByRole('checkbox', { name: 'Select all orders shown' }).check()
  await expect(page.getByText('2,000 selected')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Delivered')
  await expect(page.getByText('2,000 selected')).toHaveCount(0)
})
