import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { storeSession } from './support/local-storage'
import { grid } from './support/orders-page'
import { keepPapers, orderOf, papers, printPdf, SHEETS } from './support/papers'
import { expect, test } from './support/test'
import { watchWork } from './support/work'

const open = async (page: Page, orders: readonly ReturnType<typeof orderOf>[]) => {
  await page.route(/\/api\/order\/list\//, (route) => route.fulfill({ json: orders }))
  await page.goto('/admin/orders')
  await expect(grid(page)).toBeVisible()
}

test.beforeEach(({ page }) => keepPapers(page))

test('PAPER-1 a purchase prints as a receipt with all that was paid for, on either size of sheet', async ({
  page,
  shopper,
}) => {
  const order = orderOf(1, 60)
  await storeSession(page, shopper.session)
  await page.route(/\/api\/user\/orders\/by\/user\//, (route) => route.fulfill({ json: [order] }))
  await page.goto('/user/dashboard')
  const button = page.getByRole('button', { name: `Print receipt of order ${order._id}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const paper = papers(page)
  await expect(paper).toHaveCount(1)
  for (const text of [
    'Receipt',
    'Deliver to',
    order._id,
    order.transaction_id,
    order.status,
    order.user.name,
  ]) {
    await expect(paper).toContainText(text ?? '')
  }
  await expect(
    paper.getByRole('row', { name: 'Prompt 2 of order 1', includeHidden: true }),
  ).toHaveText('Prompt 2 of order 13$19.99$59.97')
  await expect(paper).toContainText(`$${order.amount.toLocaleString('en-US')}`)
  await expect(button).toBeFocused()
  for (const sheet of SHEETS) {
    await page.keyboard.press('Enter')
    const printed = await printPdf(page, sheet)
    expect(printed.cut, sheet.format).toEqual([])
    expect(printed.pages, sheet.format).toBe(3)
    await expect(button).toBeFocused()
  }
  await expect(papers(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^Dashboard/)
  await expectAccessible(page)
})

test('PAPER-2 two hundred packing slips: within two seconds, a sheet for each, nothing cut, no call', async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  const orders = Array.from({ length: 200 }, (_, number) => orderOf(number, 1 + (number % 5)))
  await open(page, orders)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const print = page.getByRole('button', {
    name: 'Print the packing slips of the 200 orders shown',
  })
  const workedSeconds = await watchWork(page)
  const before = await workedSeconds()
  await print.click()
  await expect(papers(page)).toHaveCount(200)
  await expect.poll(() => page.evaluate(() => window.printCount)).toBe(1)
  expect((await workedSeconds()) - before).toBeLessThan(2)
  await expect(papers(page).getByText(/\$|txn_/)).toHaveCount(0)
  for (const sheet of SHEETS) {
    if (sheet !== SHEETS[0]) await print.click()
    const printed = await printPdf(page, sheet)
    expect(printed.cut, sheet.format).toEqual([])
    expect(printed.pages, sheet.format).toBe(200)
  }
  expect(calls.filter((url) => !url.startsWith('data:'))).toEqual([])
})

test('PAPER-2 the selected orders alone are printed, and a long one goes on with its id on each sheet', async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  await open(page, [orderOf(0, 2), orderOf(1, 90), orderOf(3, 2)])
  await page.getByRole('checkbox', { name: 'Select order ord_1' }).check()
  await page.getByRole('button', { name: 'Print the packing slip of the order selected' }).click()
  await expect(papers(page)).toHaveCount(1)
  await expect(papers(page)).toContainText('ord_1')
  const printed = await printPdf(page, SHEETS[0])
  expect(printed.pages).toBeGreaterThan(2)
  expect(printed.cut).toEqual([])
  await page.getByRole('checkbox', { name: 'Select order ord_3' }).check()
  await page
    .getByRole('button', { name: 'Print the packing slips of the 2 orders selected' })
    .click()
  await expect(papers(page).locator('.paper-running')).toHaveText([
    'Packing slip: order ord_1',
    'Packing slip: order ord_3',
  ])
})

test('PAPER-2 five hundred are printed at once, and not one more', { tag: LONG }, async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  const orders = Array.from({ length: 501 }, (_, number) => orderOf(number, 1))
  await open(page, orders)
  await expect(page.getByText('Packing slips: up to 500 orders at once.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Print the packing/ })).toHaveCount(0)
  await open(page, orders.slice(1))
  await expect(
    page.getByRole('button', { name: 'Print the packing slips of the 500 orders shown' }),
  ).toBeVisible()
})
