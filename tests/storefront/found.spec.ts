import type { Page } from 'playwright/test'
import { waitForMarkup } from './support/navigation'
import { expect, test } from './support/test'

const NAME = '</script><img src=x onerror=alert(1)> & "Partner"'

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]')
const dataOf = (page: Page) => page.locator('script[type="application/ld+json"]')

/** The one canonical address that the head names. */
async function expectCanonical(page: Page, address: string) {
  await expect(canonicalOf(page)).toHaveCount(1)
  await expect(canonicalOf(page)).toHaveAttribute('href', address)
}

test('FIND-2 title and address change with the page, and what was said of another page is gone', async ({
  page,
  baseURL,
  service,
}) => {
  await waitForMarkup(page, '/')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Signin' })).toBeVisible()
  await expectCanonical(page, `${baseURL}/`)
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1)

  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveTitle('Shop · Prompt Bazaar')
  await expectCanonical(page, `${baseURL}/shop`)
  // Of the home page, and of the shop none: a script's words are nobody's preview.
  await expect(page.locator('meta[property="og:url"], meta[name="twitter:title"]')).toHaveCount(0)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)

  await page.getByRole('radio', { name: '$0 to $9' }).check()
  await expect(page).toHaveURL(/\?/)
  await expectCanonical(page, `${baseURL}/shop`)

  await page.getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveTitle('Cart · Prompt Bazaar')
  await expect(canonicalOf(page)).toHaveCount(0)

  const [product] = await service.products()
  await page.goto(`/product/${product?._id}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Home' }).click()
  await expectCanonical(page, `${baseURL}/`)
})

test('FIND-3 what machines read of a product stays when the shop has started, and breaks nothing', async ({
  page,
  admin,
  service,
}) => {
  const [category] = await service.categories()
  const { _id } = await admin.createProduct({ category: category?._id ?? '', name: NAME })
  await waitForMarkup(page, `/product/${_id}`)
  await page.goto(`/product/${_id}`)
  await expect(page.getByRole('link', { name: 'Signin' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  const data: unknown = JSON.parse((await dataOf(page).textContent()) ?? '')
  expect(data).toMatchObject({ '@graph': [{ '@type': 'Product', name: NAME }, {}] })
  await expect(page.locator('img[src="x"]')).toHaveCount(0)

  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveTitle('Shop · Prompt Bazaar')
  await expect(dataOf(page)).toHaveCount(0)
})

for (const path of ['/no/such/page', '/product/prd_unknown', `/product/${'x'.repeat(100)}`]) {
  test(`FIND-1 ${path.slice(0, 30)} is a 404 that says so and leads on`, async ({
    page,
    watch,
  }) => {
    watch.allowFailure(/\/api\/product\//)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: /shop/i }).first().click()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
}
