import type { Locator, Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { badge, lineOf, quantity, summary } from './support/cart-page'
import { BREAKING_NAME, BREAKING_PRICE, breakAt } from './support/crash'
import type { Order } from './support/desk'
import { storeCart, storeSession } from './support/local-storage'
import { expect, test } from './support/test'

// Money of the United States is written without `Intl`, which is what breaks here.
test.use({ locale: 'en-GB' })

test.beforeEach(({ watch }) =>
  watch.allowLog(/A part crashed|A row of a table crashed|RangeError|URIError/),
)

/** The notice that stands in for a part. */
const crashed = (place: Page | Locator, name: string) =>
  place.getByRole('alert').filter({ hasText: `${name} could not be shown.` })

/** Presses the notice's button and expects the focus to stay with what is there then. */
async function tryAgain(page: Page, notice: Locator): Promise<void> {
  const button = notice.getByRole('button', { name: 'Try again' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

/** Answers calls with what the service has at this path, the first of the list changed. */
async function spoilFirst(page: Page, call: RegExp, path: string, change: object): Promise<void> {
  const response = await page.request.get(`/api${path}`)
  const [first, ...others]: object[] = await response.json()
  await page.route(call, (route) => route.fulfill({ json: [{ ...first, ...change }, ...others] }))
}

test('HOME-5 PROD-3 a card that crashes says so in its place, and the row beside it sells on', async ({
  page,
}) => {
  const { mend } = await breakAt(page)
  await spoilFirst(page, /sortBy=createdAt/, '/product/list?sortBy=createdAt&limit=6', {
    price: BREAKING_PRICE,
  })
  await page.goto('/')
  const row = page.getByRole('list', { name: 'New Arrival' })
  await expect(crashed(row, 'This product')).toBeVisible()
  await expect(row.getByRole('article')).toHaveCount(5)
  await expectAccessible(page)
  await row
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(badge(page)).toHaveText('Cart1, 1 item')
  await mend()
  await tryAgain(page, crashed(row, 'This product'))
  await expect(row.getByRole('article')).toHaveCount(6)
})

test('PROD-1 a related product that crashes leaves the product to buy, and the others', {
  tag: LONG,
}, async ({ page, service }) => {
  const [product, other] = (await service.products()).filter(({ quantity }) => quantity > 1)
  // Half a character: JSON and the client take it, an address can't.
  const odd = { ...product, _id: '\ud800' }
  await page.route(/\/product\/related\//, (route) => route.fulfill({ json: [odd, other] }))
  await page.goto(`/product/${product?._id}`)
  const related = page.getByRole('region', { name: 'Related products' })
  await expect(crashed(related, 'This product')).toBeVisible()
  await expect(related.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').first().getByRole('button', { name: 'Add to cart' }).click()
  await expect(badge(page)).toHaveText('Cart1, 1 item')
})

test('CART-3 CART-6 a line that crashes can still be removed, and the others changed', async ({
  page,
  admin,
  service,
}) => {
  const [category] = await service.categories()
  const make = (price: number) => admin.createProduct({ category: category?._id ?? '', price })
  const [broken, sound] = [await make(BREAKING_PRICE / 2), await make(2)]
  await breakAt(page)
  await storeCart(page, [
    { ...broken, count: 2 },
    { ...sound, count: 1 },
  ])
  await page.goto('/cart')
  const line = lineOf(page, 'This product could not be shown.')
  await expect(crashed(line, 'This product')).toBeVisible()
  await quantity(page, sound.name).fill('3')
  await expect(summary(page)).toContainText('$672.66')
  await line.getByRole('button', { name: 'Remove Product' }).click()
  await expect(summary(page)).toContainText('$6.00')
})

test('CART-3 PAY-1 a summary and a checkout that crash leave the cart to change, and come back', async ({
  page,
  admin,
  service,
  shopper,
}) => {
  const [category] = await service.categories()
  const half = { category: category?._id ?? '', price: BREAKING_PRICE / 2 }
  const [product, other] = [await admin.createProduct(half), await admin.createProduct(half)]
  const { mend } = await breakAt(page)
  await storeSession(page, shopper.session)
  await storeCart(
    page,
    [product, other].map((one) => ({ ...one, count: 1 })),
  )
  await page.goto('/cart')
  await expect(crashed(page, 'The checkout')).toBeVisible()
  await expect(crashed(page, 'The cart summary')).toBeVisible()
  await quantity(page, product.name).fill('2')
  await expect(summary(page), 'another cart is tried at once').toContainText('$999.99')
  await mend()
  await tryAgain(page, crashed(page, 'The checkout'))
  await expect(page.getByRole('button', { name: /^Pay US\$999\.99$/ })).toBeVisible()
})

test('USER-1 ADM-9 an order that crashes leaves the other orders, in the history and in the table', {
  tag: LONG,
}, async ({ page, shopper, adminSession, service, desk }) => {
  const products = (await service.products()).filter(({ quantity }) => quantity > 4).slice(0, 1)
  const orders: Order[] = []
  for (let placed = 0; placed < 2; placed += 1) {
    orders.unshift(await desk.createOrder(shopper, products))
  }
  const { mend } = await breakAt(page)
  const [newest, other] = orders
  const answer = [{ ...newest, amount: BREAKING_PRICE }, other]
  await page.route(/\/user\/orders\/|\/order\/list\//, (route) => route.fulfill({ json: answer }))

  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  const history = page.getByRole('region', { name: 'Purchase history' })
  await expect(crashed(history, 'This purchase')).toBeVisible()
  await expect(history.getByRole('article', { name: `Order ${other?._id}` })).toBeVisible()

  await storeSession(page, adminSession)
  await page.goto('/admin/orders')
  const table = page.getByRole('grid', { name: 'Orders' })
  const cell = table.getByRole('gridcell').filter({ hasText: 'This row could not be shown.' })
  await expect(cell).toBeVisible()
  await expect(table.getByRole('combobox', { name: `Status of order ${other?._id}` })).toBeVisible()
  await expectAccessible(page)
  await mend()
  await cell.getByRole('button', { name: 'Try again' }).click()
  await expect(table.getByText(String(newest?._id))).toBeVisible()
})

test('ADM-8 ADM-9 a table that crashes leaves the page and its ways on', { tag: LONG }, async ({
  page,
  adminSession,
}) => {
  const { mend } = await breakAt(page)
  await spoilFirst(page, /\/product\/list/, '/product/list?limit=undefined', {
    name: BREAKING_NAME,
  })
  await storeSession(page, adminSession)
  await page.goto('/admin/products?sort=-name')
  await expect(crashed(page, 'The table')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create product' })).toBeVisible()
  await mend()
  await tryAgain(page, crashed(page, 'The table'))
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
})

test('PAY-1 a checkout whose code cannot be loaded leaves the cart standing', async ({
  page,
  shopper,
  service,
  watch,
}) => {
  watch.allowFailure(/checkout-panel/)
  watch.allowLog(/dynamically imported module|Unable to preload/)
  const [product] = await service.products()
  await storeSession(page, shopper.session)
  await storeCart(page, [{ ...product, count: 1 }])
  await page.route(/assets\/checkout-panel/, (route) => route.abort())
  await page.goto('/cart')
  await expect(crashed(page, 'The checkout')).toBeVisible()
  await expect(summary(page)).toBeVisible()
  await page.unrouteAll()
  await crashed(page, 'The checkout').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Delivery address')).toBeVisible()
})
