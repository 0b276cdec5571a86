import type { Page } from 'playwright/test'
import { checkoutOn } from '../storefront/support/checkout-page'
import { photo } from '../storefront/support/desk'
import { seedAdmin } from '../storefront/support/service'
import { expect, test } from '../storefront/support/watched-test'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const bar = (page: Page) => page.getByRole('navigation').first()

/** Requests that leave the shop's own address. */
function watchForeignRequests(page: Page, origin: string): () => string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(origin)) foreign.push(url)
  })
  return () => foreign
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/signin')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.keyboard.press('Enter')
}

test('a newcomer registers, finds a prompt, pays for it, and sees it among the purchases', async ({
  page,
  baseURL,
}) => {
  const foreignRequests = watchForeignRequests(page, String(baseURL))
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/')
  await bar(page).getByRole('link', { name: 'Signup' }).click()
  await field(page, 'Name').fill('Nora Newcomer')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('right-enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  await main(page).getByRole('status').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(field(page, 'Email')).toHaveValue(email)
  await field(page, 'Password').fill('right-enough')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')

  await bar(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('regex')
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: 'Search results' })
  const found = results.getByRole('article').first()
  const name = await found.getByRole('heading').innerText()
  await found.getByRole('button', { name: 'Add to cart' }).click()
  await bar(page).getByRole('link', { name: /^Cart/ }).click()

  const checkout = checkoutOn(page)
  await checkout.prepare('card')
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()

  await bar(page).getByRole('link', { name: 'Dashboard' }).click()
  // The cart's suggestions, which stay until the page is there, may name it too.
  const purchases = page.getByRole('region', { name: 'Purchase history' })
  await expect(purchases.getByText(name)).toBeVisible()
  expect(foreignRequests()).toEqual([])
})

test('an administrator moves the order on and stocks a new shelf, which shoppers see', async ({
  page,
  baseURL,
}) => {
  const foreignRequests = watchForeignRequests(page, String(baseURL))
  await signIn(page, seedAdmin.email, seedAdmin.password)
  await expect(page).toHaveURL('/admin/dashboard')

  await main(page)
    .getByRole('link', { name: /orders/i })
    .click()
  // Others may order meanwhile, so the first one is remembered by its name.
  const first = main(page)
    .getByRole('combobox', { name: /^Status of order/ })
    .first()
  const status = page.getByRole('combobox', {
    name: String(await first.getAttribute('aria-label')),
  })
  await status.click()
  await page
    .getByRole('listbox', { name: 'Status' })
    .getByRole('option', { name: 'Shipped' })
    .click()
  await expect(status).toHaveText('Shipped')

  const category = `Shelf ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/create/category')
  await page.getByRole('textbox', { name: 'Category name' }).fill(category)
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(main(page).getByText(`${category} is created`)).toBeVisible()

  const name = `Muse ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/create/product')
  await page.getByLabel('Photo').setInputFiles(photo)
  await field(page, 'Name').fill(name)
  await field(page, 'Description').fill('Turns three notes into a page.')
  await field(page, 'Price').fill('12.50')
  await field(page, 'Quantity').fill('7')
  await field(page, 'Category').selectOption(category)
  await field(page, 'Shipping').selectOption('No')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(main(page).getByRole('status').filter({ hasText: name })).toBeVisible()

  await bar(page).getByRole('link', { name: 'Shop' }).click()
  await page.getByRole('checkbox', { name: category }).check()
  const product = main(page).getByRole('article').filter({ hasText: name })
  await expect(product).toContainText('$12.50')
  await expect(product.getByRole('img')).toHaveJSProperty('complete', true)
  expect(foreignRequests()).toEqual([])
})
