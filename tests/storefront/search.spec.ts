import type { Page, Request } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { uniqueName } from './support/shop-admin'
import { expect, test } from './support/test'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const submit = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const isSearch = (request: Request) => new URL(request.url()).pathname === '/api/product/search'

test('SRCH-1 an empty text, or white space, sends no call and says what is missing', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (isSearch(request)) calls.push(request.url())
  })
  await page.goto('/')
  await submit(page).click()
  await expect(page.getByText(/^Type what you are looking for/)).toBeVisible()
  await expect(box(page)).toBeFocused()
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(page.getByText(/^Type what you are looking for/)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(calls).toEqual([])
})

test('SRCH-2 SRCH-3 a text in all categories finds what the service finds', async ({
  page,
  admin,
  service,
}) => {
  const [category] = await service.categories()
  if (!category) throw new Error('expected a category')
  const word = uniqueName('Grüße').replace(' ', '-')
  await admin.createProduct({ category: category._id, name: `${word} one` })
  await admin.createProduct({ category: category._id, name: `two ${word}` })
  await page.goto('/')
  await box(page).fill(` ${word} `)
  const call = page.waitForRequest(isSearch)
  await box(page).press('Enter')
  const { searchParams } = new URL((await call).url())
  expect(Object.fromEntries(searchParams)).toEqual({ search: word, category: 'All' })
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('Found 2 products')
  await expect(results(page).getByRole('heading', { level: 3 })).toHaveCount(2)
})

test('SRCH-2 a category narrows the search by its id', async ({ page, admin }) => {
  const category = await admin.createCategory(uniqueName('Shelf'))
  const other = await admin.createCategory(uniqueName('Shelf'))
  const name = uniqueName('Narrow')
  await admin.createProduct({ category: category._id, name })
  await page.goto('/')
  await box(page).fill(name)
  await page.getByRole('combobox', { name: 'Category' }).selectOption(other.name)
  const call = page.waitForRequest(isSearch)
  await submit(page).click()
  expect(new URL((await call).url()).searchParams.get('category')).toBe(other._id)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('No products found')
  await results(page).getByRole('link', { name: 'Search all categories' }).click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('Found 1 products')
})

test('SRCH-4 no result says so, names what was searched for, and leads on', async ({ page }) => {
  const text = uniqueName('nothing-of-the-kind')
  await page.goto('/')
  await box(page).fill(text)
  await submit(page).click()
  await expect(results(page).getByRole('status')).toHaveText('No products found')
  await expect(results(page)).toContainText(text)
  await expectAccessible(page)
  await results(page).getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('SRCH-5 a search is shared, reloaded and walked with Back', async ({ page, service }) => {
  const [category] = await service.categories()
  if (!category) throw new Error('expected a category')
  await page.goto(`/?search=e&category=${category._id}`)
  await expect(box(page)).toHaveValue('e')
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(category._id)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(/^Found \d+ products$/)
  await box(page).fill('zzzz')
  await submit(page).click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('No products found')
  await page.reload()
  await expect(box(page)).toHaveValue('zzzz')
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('No products found')
  await page.goBack()
  await expect(box(page)).toHaveValue('e')
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(/^Found \d+ products$/)
  await results(page).getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/')
  await expect(results(page)).toBeHidden()
  await expect(box(page)).toHaveValue('')
})

test('a search that fails says so and is tried again', async ({ page, watch }) => {
  watch.allowFailure(/\/api\/product\/search/)
  await page.route('**/api/product/search*', (route) => route.fulfill({ body: 'hello' }))
  await page.goto('/?search=e')
  await expect(results(page).getByRole('alert')).toContainText('We could not search for “e”.')
  await expect(results(page).getByRole('alert')).toContainText('could not be read')
  await page.unroute('**/api/product/search*')
  await results(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(/^Found \d+ products$/)
})
