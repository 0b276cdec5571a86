import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { countCalls } from './support/form'
import { listen } from './support/hearing'
import { storeSession } from './support/local-storage'
import { grid, openOrdersOf, row, status } from './support/orders-page'
import { expect, test } from './support/test'

const LIST = /\/api\/order\/list\//
const STATUSES = /\/api\/order\/status-values\//
const UPDATE = /\/api\/order\/[^/]+\/status\//
const option = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Status' }).getByRole('option', { name, exact: true })

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-10 ADM-11 a status that is stored stays in its row when the list can’t be loaded anew', async ({
  page,
  shopper,
  watch,
  desk,
}) => {
  watch.allowFailure(LIST)
  watch.allowLog(/orders could not be loaded/)
  const order = await desk.placeOrder(shopper)
  await openOrdersOf(page, [order])
  // Before it is stored the list is read too.
  let isStored = false
  await page.route(UPDATE, async (route) => {
    const response = await route.fetch()
    isStored = response.ok()
    await route.fulfill({ response })
  })
  await page.route(LIST, (route) =>
    isStored ? route.fulfill({ status: 400, json: { error: 'No.' } }) : route.fallback(),
  )
  await status(page, order._id).click()
  await option(page, 'Shipped').click()
  const failed = page.getByRole('alert').filter({ hasText: 'orders could not be loaded' })
  await expect(failed).toBeVisible()
  await expect(status(page, order._id)).toHaveText('Shipped')
  // By the time that the choices are shown, the page has gone on.
  await status(page, order._id).click()
  await expect(option(page, 'Shipped')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(row(page, order._id)).not.toContainText('Not changed')
  await expect(status(page, order._id)).toHaveText('Shipped')
  expect((await desk.order(order._id)).status).toBe('Shipped')
})

test('ADM-10 who cancels an order reads that neither its payment nor its pieces go back', async ({
  page,
  shopper,
  desk,
}) => {
  const order = await desk.placeOrder(shopper)
  await openOrdersOf(page, [order])
  const note = page.getByText('A status moves neither money nor stock')
  await expect(note).toBeInViewport()
  await status(page, order._id).click()
  await option(page, 'Cancelled').click()
  await expect.poll(async () => (await desk.order(order._id)).status).toBe('Cancelled')
  await expect(note).toContainText('refund a cancelled order at the payment provider')
})

test('ADM-10 the statuses are the service’s; picking one is sent at once, then the list reloads', async ({
  page,
  adminSession,
  shopper,
  desk,
}) => {
  const statuses = await desk.statuses()
  const order = await desk.placeOrder(shopper)
  await openOrdersOf(page, [order])
  await expect(status(page, order._id)).toHaveText(order.status)
  await status(page, order._id).click()
  await expect(page.getByRole('listbox', { name: 'Status' }).getByRole('option')).toHaveText(
    statuses,
  )
  await expect(option(page, order.status)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  const wanted = statuses.at(-2) ?? ''
  const sent = page.waitForRequest(UPDATE)
  const reloaded = page.waitForRequest(LIST)
  await option(page, wanted).click()
  await expect(status(page, order._id)).toHaveText(wanted)
  expect((await sent).method()).toBe('PUT')
  expect((await sent).url()).toContain(`/order/${order._id}/status/${adminSession.user._id}`)
  expect((await sent).postDataJSON()).toEqual({ status: wanted, orderId: order._id })
  await reloaded
  await expect(status(page, order._id)).toHaveText(wanted)
  expect((await desk.order(order._id)).status).toBe(wanted)
})

test('ADM-10 a status is picked by keyboard alone, passing others by sends nothing, and what was done is read out', async ({
  page,
  shopper,
  desk,
}) => {
  const statuses = await desk.statuses()
  const order = await desk.placeOrder(shopper)
  const calls = countCalls(page, 'PUT', UPDATE)
  await openOrdersOf(page, [order])
  await status(page, order._id).focus()
  await page.keyboard.press('Enter')
  await expect(option(page, order.status)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(calls()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(status(page, order._id)).toBeFocused()
  await expect(status(page, order._id)).toHaveText(order.status)
  const heard = await listen(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(status(page, order._id)).toHaveText(statuses[1] ?? '')
  await expect(status(page, order._id)).toBeFocused()
  await expect.poll(calls).toBe(1)
  await expect.poll(heard).toContain(`Order ${order._id} is ${statuses[1]} now.`)
})

test('ADM-11 a refused change is logged, taken back in sight with its reason, and read out', async ({
  page,
  shopper,
  watch,
  desk,
}) => {
  watch.allowFailure(UPDATE)
  watch.allowLog(/status of order .* could not be changed/)
  const order = await desk.placeOrder(shopper)
  let refuse = () => {}
  const asked = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route(UPDATE, async (route) => {
    await asked
    await route.fulfill({ status: 500, json: { error: 'The press is stuck.' } })
  })
  await openOrdersOf(page, [order])
  await status(page, order._id).click()
  await option(page, 'Shipped').click()
  await expect(status(page, order._id)).toHaveText('Shipped')
  const logged = page.waitForEvent('console', (message) =>
    /status of order .* could not be changed/.test(message.text()),
  )
  refuse()
  await logged
  await expect(status(page, order._id)).toHaveText(order.status)
  await expect(row(page, order._id)).toContainText('Not changed to Shipped: The press is stuck.')
  await expect(page.getByRole('alert').filter({ hasText: 'The press is stuck.' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Dismiss the reason for order ${order._id}` }).click()
  await expect(row(page, order._id)).not.toContainText('Not changed')
})

test('ADM-11 without the list of statuses the orders can still be read', async ({
  page,
  watch,
}) => {
  watch.allowFailure(STATUSES)
  watch.allowLog(/statuses of orders could not be loaded/)
  await page.route(STATUSES, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  await page.goto('/admin/orders')
  await expect(page.getByRole('alert').filter({ hasText: 'list of statuses' })).toBeVisible()
  await expect(grid(page)).toBeVisible()
})

/** Sets the three orders shown at once, of which one is refused. */
async function setAllToProcessing(page: Page): Promise<Locator> {
  await page.getByRole('checkbox', { name: 'Select all orders shown' }).check()
  const bar = page.getByRole('form', { name: 'Change selected orders' })
  await expect(bar).toContainText('3 selected')
  await bar.getByLabel('Set status to').selectOption('Processing')
  await bar.getByRole('button', { name: 'Apply' }).click()
  const report = page.getByRole('region', { name: 'Result for the selected orders' })
  await expect(report).toContainText('2 of 3 orders are Processing now, 1 not.')
  return report
}

test('ADM-10 ADM-11 several orders are set at once, with a result for each', async ({
  page,
  shopper,
  watch,
  desk,
}) => {
  watch.allowFailure(UPDATE)
  watch.allowLog(/status of order .* could not be changed/)
  const orders = await desk.placeOrders(shopper, 3)
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('Too few orders were placed.')
  await page.route(`**/api/order/${second._id}/status/**`, (route) =>
    route.fulfill({ status: 409, json: { error: 'Already packed.' } }),
  )
  await openOrdersOf(page, orders)
  const report = await setAllToProcessing(page)
  await expect(report.getByRole('listitem')).toHaveText([
    `${second._id}: not changed. Already packed.`,
    `${third._id}: Processing`,
    `${first._id}: Processing`,
  ])
  await expect(status(page, first._id)).toHaveText('Processing')
  await expect(status(page, second._id)).toHaveText(second.status)
  await expectAccessible(page)
  await page.unroute(`**/api/order/${second._id}/status/**`)
  await report.getByRole('button', { name: 'Try the 1 again' }).click()
  await expect(report).toContainText('1 order is Processing now.')
  for (const { _id } of orders) expect((await desk.order(_id)).status).toBe('Processing')

  await status(page, second._id).click()
  await option(page, 'Shipped').click()
  await expect(status(page, second._id)).toHaveText('Shipped')
  await expect(report, 'what was true of the order').toHaveCount(0)
})

test('ADM-10 ADM-11 a refusal among several orders that was read and dismissed is not told as a change', async ({
  page,
  shopper,
  watch,
  desk,
}) => {
  watch.allowFailure(UPDATE)
  watch.allowLog(/status of order .* could not be changed/)
  const orders = await desk.placeOrders(shopper, 3)
  const refused = orders[1]?._id ?? ''
  await page.route(`**/api/order/${refused}/status/**`, (route) =>
    route.fulfill({ status: 409, json: { error: 'Already packed.' } }),
  )
  await openOrdersOf(page, orders)
  const report = await setAllToProcessing(page)
  await page.getByRole('button', { name: `Dismiss the reason for order ${refused}` }).click()
  await expect(report).toContainText('2 orders are Processing now.')
  await expect(report.getByRole('listitem')).toHaveCount(2)
  await expect(report).not.toContainText(refused)
})

test('ADM-11 what became of a change is told on the page that one has gone to, and waits in its row', async ({
  page,
  shopper,
  watch,
  desk,
}) => {
  watch.allowFailure(UPDATE)
  watch.allowLog(/status of order .* could not be changed/)
  const order = await desk.placeOrder(shopper)
  let refuse = () => {}
  const asked = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route(UPDATE, async (route) => {
    await asked
    await route.fulfill({ status: 500, json: { error: 'The press is stuck.' } })
  })
  await openOrdersOf(page, [order])
  const sent = page.waitForRequest(UPDATE)
  await status(page, order._id).click()
  await option(page, 'Shipped').click()
  await sent
  // Closing the tab would lose what is still to be sent.
  const isAsked = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isAsked()).toBe(true)
  await page.getByRole('link', { name: 'Admin dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  refuse()
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await expect(notice).toContainText(
    `Order ${order._id} was not changed to Shipped: The press is stuck.`,
  )
  expect(await isAsked()).toBe(false)
  await page.goBack()
  await expect(row(page, order._id)).toContainText('Not changed to Shipped: The press is stuck.')
})
