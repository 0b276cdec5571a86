import type { Browser, Page, Route } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { storeSession } from './support/local-storage'
import { openOrdersOf, row, status } from './support/orders-page'
import type { Product, Session } from './support/service'
import { expect, test } from './support/test'

const UPDATE = /\/api\/product\/update\//
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const question = (page: Page) => page.getByRole('region', { name: 'Changed since you opened it' })
const saved = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'The product was updated.' })

/** The page of a second person, in a browser of their own. */
async function openSecond(browser: Browser, session: Session, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await storeSession(page, session)
  await page.goto(path)
  return page
}

const updatePath = ({ _id }: Product) => `/admin/product/update/${_id}`

async function open(page: Page, product: Product): Promise<void> {
  await page.goto(updatePath(product))
  await expect(field(page, 'Name')).toHaveValue(product.name)
}

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-13 a typo is mended while pieces are sold: they stay sold', async ({
  page,
  desk,
  service,
  shopper,
}) => {
  const product = await desk.createProduct()
  await open(page, product)
  await desk.createOrder(shopper, [product])
  await desk.createOrder(shopper, [product])
  await field(page, 'Name').fill('Mended')
  await press(page, 'Update product')
  await expect(saved(page)).toContainText('Quantity had been changed elsewhere')
  await expect(field(page, 'Quantity')).toHaveValue('7')
  expect(await service.product(product._id)).toMatchObject({ name: 'Mended', quantity: 7, sold: 2 })
})

test('ADM-13 pieces are put in while others are sold: one press adds, sets or keeps', async ({
  page,
  desk,
  service,
  shopper,
}) => {
  const product = await desk.createProduct()
  await open(page, product)
  await field(page, 'Quantity').fill('19')
  for (const [choice, stock] of [
    ['Add your 10: 18', 18],
    ['Keep 17', 17],
    ['Set to 30', 30],
  ] as const) {
    await desk.createOrder(shopper, [product])
    await press(page, 'Update product')
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeVisible()
    await expect(question(page)).toContainText('1 sold since')
    await expectAccessible(page)
    await question(page).getByRole('button', { name: choice }).focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(field(page, 'Quantity')).toHaveValue(String(stock))
    await expect.poll(async () => (await service.product(product._id)).quantity).toBe(stock)
    await field(page, 'Quantity').fill('30')
  }
})

test('ADM-13 two administrators change the same: the second is asked, and the first loses nothing unseen', async ({
  page,
  browser,
  adminSession,
  desk,
  service,
}) => {
  const product = await desk.createProduct()
  await open(page, product)
  const other = await openSecond(browser, adminSession, updatePath(product))
  await field(other, 'Name').fill('Theirs')
  await field(other, 'Price').fill('19')
  await press(other, 'Update product')
  await expect(saved(other)).toBeVisible()

  await field(page, 'Name').fill('Mine')
  await press(page, 'Update product')
  await expect(question(page).getByRole('group', { name: 'Name' })).toContainText(`${product.name}`)
  await expect(question(page)).toContainText('Theirs')
  await page.reload()
  await expect(field(page, 'Name'), 'a reload makes nobody forget').toHaveValue('Mine')
  await expect(field(page, 'Price')).toHaveValue('19')
  await press(page, 'Update product')
  await press(page, 'Use mine')
  await expect(saved(page)).toBeVisible()
  expect(await service.product(product._id)).toMatchObject({ name: 'Mine', price: 19 })

  await field(other, 'Name').fill('Again')
  await press(other, 'Update product')
  await press(other, 'Keep theirs')
  await expect(field(other, 'Name')).toHaveValue('Mine')
  expect((await service.product(product._id)).name).toBe('Mine')
  await other.context().close()
})

test('ADM-13 a price whose answer was lost, and that somebody has set back, is asked for after a reload too', async ({
  page,
  browser,
  adminSession,
  desk,
  service,
  watch,
}) => {
  watch.allowFailure(UPDATE)
  const product = await desk.createProduct()
  await open(page, product)
  await page.route(UPDATE, (route) => route.fetch().then(() => route.abort('connectionreset')), {
    times: 1,
  })
  await field(page, 'Price').fill('19')
  await press(page, 'Update product')
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await service.product(product._id)).toMatchObject({ price: 19 })

  const other = await openSecond(browser, adminSession, updatePath(product))
  await field(other, 'Price').fill(String(product.price))
  await press(other, 'Update product')
  await expect(saved(other)).toBeVisible()
  await other.context().close()

  await page.reload()
  await expect(field(page, 'Price')).toHaveValue('19')
  await press(page, 'Update product')
  await expect(question(page).getByRole('group', { name: 'Price' })).toContainText(
    'Yours was sent before, and no answer came',
  )
  await expectAccessible(page)
  expect(await service.product(product._id)).toMatchObject({ price: product.price })
  await press(page, 'Use mine')
  await expect(saved(page)).toBeVisible()
  expect(await service.product(product._id)).toMatchObject({ price: 19 })
})

test('ADM-13 a sale in the moment between reading and saving is seen; without entity tags it is told afterwards', async ({
  page,
  desk,
  service,
  shopper,
  watch,
}) => {
  watch.allowFailure(UPDATE)
  const product = await desk.createProduct()
  const sellFirst = async (route: Route) => {
    await desk.createOrder(shopper, [product])
    await route.continue()
  }
  await open(page, product)
  await page.route(UPDATE, sellFirst, { times: 1 })
  await field(page, 'Quantity').fill('19')
  await press(page, 'Update product')
  await press(page, 'Add your 10: 18')
  await expect(field(page, 'Quantity')).toHaveValue('18')
  await expect.poll(async () => (await service.product(product._id)).quantity).toBe(18)

  await page.route(/\/api\/product\/show\//, async (route) => {
    const response = await route.fetch()
    const { etag: _tag, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.route(UPDATE, sellFirst, { times: 1 })
  await field(page, 'Quantity').fill('28')
  await press(page, 'Update product')
  await expect(page.getByText('1 sold in the moment before this was saved')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Set quantity to 27')
  await expect(field(page, 'Quantity')).toHaveValue('27')
  await expect.poll(async () => (await service.product(product._id)).quantity).toBe(27)
})

test('ADM-13 who has changed nothing sends nothing', async ({ page, desk }) => {
  await open(page, await desk.createProduct())
  await press(page, 'Update product')
  await expect(page.getByText('You have changed nothing')).toBeVisible()
})

test('ADM-14 a status that somebody else has set is told and asked for', async ({
  page,
  browser,
  adminSession,
  desk,
  shopper,
}) => {
  const order = await desk.placeOrder(shopper)
  await openOrdersOf(page, [order])
  const other = await openSecond(browser, adminSession, '/admin/orders')
  await openOrdersOf(other, [order])
  const pick = async (on: Page, name: string) => {
    await status(on, order._id).click()
    await on.getByRole('option', { name, exact: true }).click()
  }
  await pick(other, 'Shipped')
  await expect.poll(async () => (await desk.order(order._id)).status).toBe('Shipped')

  await pick(page, 'Cancelled')
  await expect(row(page, order._id)).toContainText('Somebody else has set it to Shipped meanwhile.')
  await expect(status(page, order._id)).toHaveText('Shipped')
  await expectAccessible(page)
  await press(page, `Set to Cancelled all the same: order ${order._id}`)
  await expect.poll(async () => (await desk.order(order._id)).status).toBe('Cancelled')
  await expect(row(page, order._id)).not.toContainText('meanwhile')

  await pick(other, 'Delivered')
  await expect(row(other, order._id)).toContainText('set it to Cancelled meanwhile.')
  await press(other, `Keep Cancelled: order ${order._id}`)
  await expect(status(other, order._id)).toHaveText('Cancelled')
  expect((await desk.order(order._id)).status).toBe('Cancelled')
  await other.context().close()
})

/** Saves another name in a second place, then one in the page. @returns the second place */
async function changeNameTwice(page: Page, browser: Browser, session: Session): Promise<Page> {
  const path = `/profile/${session.user._id}`
  await storeSession(page, session)
  await page.goto(path)
  await expect(field(page, 'Name')).toHaveValue(session.user.name)
  const other = await openSecond(browser, session, path)
  await field(other, 'Name').fill('Theirs')
  await press(other, 'Save')
  await expect(other).toHaveURL('/cart')
  await field(page, 'Name').fill('Mine')
  await press(page, 'Save')
  return other
}

test('USER-8 a profile that was changed in another place is asked about, and the rest stays', async ({
  page,
  browser,
  shopper,
}) => {
  const path = `/profile/${shopper.session.user._id}`
  const other = await changeNameTwice(page, browser, shopper.session)
  await expect(question(page).getByRole('group', { name: 'Name' })).toContainText('Theirs')
  await expectAccessible(page)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await press(page, 'Use mine')
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Mine' })
  await expect(page).toHaveURL('/cart')

  await page.goto(path)
  await expect(field(page, 'Name')).toHaveValue('Mine')
  await other.goto(path)
  await field(other, 'Name').fill('Changed')
  await press(other, 'Save')
  await expect(other).toHaveURL('/cart')
  await field(page, 'New password').fill('another-word')
  await field(page, 'Current password').fill(shopper.password)
  const second = page.waitForRequest((request) => request.method() === 'PUT')
  await press(page, 'Save')
  expect((await second).postDataJSON()).toMatchObject({ name: 'Changed' })
  await other.context().close()
})

test('USER-8 what another place has changed may stand', async ({ page, browser, shopper }) => {
  const other = await changeNameTwice(page, browser, shopper.session)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await press(page, 'Keep that')
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Theirs' })
  await expect(page).toHaveURL('/cart')
  await other.context().close()
})
