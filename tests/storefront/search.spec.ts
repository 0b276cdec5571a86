import type { Page, Request } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { hold } from './support/hold'
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
  const word = 'Grüße-aus-Zürich'
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

test('SRCH-2 SRCH-7 a category narrows the search by its id', async ({ page, admin }) => {
  const category = await admin.createCategory('Shelf')
  const other = await admin.createCategory('Other shelf')
  const name = 'Narrow'
  await admin.createProduct({ category: category._id, name })
  await page.goto('/')
  await box(page).fill(name)
  await page.getByRole('combobox', { name: 'Category' }).selectOption(other.name)
  const call = page.waitForRequest(isSearch)
  await submit(page).click()
  expect(new URL((await call).url()).searchParams.get('category')).toBe(other._id)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('No products found')
  await expect(results(page)).toContainText('There is 1 product in other categories.')
  await results(page)
    .getByRole('link', { name: `In ${category.name} (1)` })
    .click()
  await expect(page).toHaveURL(`/?search=${name}&category=${category._id}`)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('Found 1 products')
  await page.goBack()
  await results(page).getByRole('link', { name: 'Search all categories (1)' }).click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('Found 1 products')
  // The same text in another category is another search.
  await page.getByRole('combobox', { name: 'Category' }).selectOption(other.name)
  await submit(page).click()
  await expect(page).toHaveURL(`/?search=${name}&category=${other._id}`)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('No products found')
})

test('SRCH-4 no result says so, names what was searched for, and leads on', async ({ page }) => {
  const text = 'nothing-of-the-kind'
  await page.goto('/')
  const letGo = await hold(page, '**/api/product/search?*')
  await box(page).fill(text)
  await submit(page).click()
  // Not before the service has said so.
  await expect(results(page).getByRole('status')).toHaveText('Searching…')
  letGo()
  await expect(results(page).getByRole('status')).toHaveText('No products found')
  await expect(results(page)).toContainText(text)
  await expectAccessible(page)
  await results(page).getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('SRCH-7 a search for a category leads to its products', async ({ page, service }) => {
  const [category] = await service.categories()
  if (!category) throw new Error('expected a category')
  await page.goto(`/?${new URLSearchParams({ search: category.name.toUpperCase() })}`)
  await results(page)
    .getByRole('link', { name: `Category ${category.name}` })
    .click()
  await expect(page).toHaveURL(`/shop?category=${category._id}`)
})

test('SRCH-6 a slip finds what was meant, and a way to search for it', async ({
  page,
  admin,
  service,
}) => {
  const [category] = await service.categories()
  if (!category) throw new Error('expected a category')
  const name = 'Zürcher Fahrradwerkstatt'
  await admin.createProduct({ category: category._id, name })
  await page.goto('/?search=zurcher%20fahradwerkstat')
  const near = results(page).getByRole('list', { name: 'Products with similar names' })
  await expect(near.getByRole('heading', { level: 3 }).first()).toHaveText(name)
  await expect(results(page).getByRole('status')).toHaveText('No products found')
  await expect(results(page)).toContainText('Did you mean “Zürcher Fahrradwerkstatt”?')
  await expectAccessible(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (isSearch(request)) calls.push(request.url())
  })
  await results(page)
    .getByRole('link', { name: /^Search for “Zürcher Fahrradwerkstatt”/ })
    .click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(/^Found \d+ products$/)
  await expect(results(page).getByRole('heading', { level: 3 }).first()).toHaveText(name)
  await expect(box(page)).toHaveValue('Zürcher Fahrradwerkstatt')
  expect(calls, 'was asked before').toEqual([])
})

test('SRCH-6 what the service answers is shown with that one call, and no code for the rest', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Best Sellers' })).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/photo/')) requests.push(new URL(request.url()).pathname)
  })
  await box(page).fill('e')
  await submit(page).click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(/^Found \d+ products$/)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual(['/api/product/search'])
})

test('SRCH-6 a search without a result asks ten times at most', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/product\/(search|list)$/.test(pathname)) calls.push(request.url())
  })
  await page.goto('/?search=perpetual%20motion%20machinery%20blueprints')
  await expect(results(page)).toContainText('No name')
  // The two rows of the page, and the search itself.
  expect(calls.length - 3).toBeGreaterThan(0)
  expect(calls.length - 3).toBeLessThanOrEqual(10)
})

test('SRCH-7 a word that no name has is named, and the others are offered', async ({ page }) => {
  await page.goto('/?search=letter%20qqqqqq')
  await expect(results(page)).toContainText('No name has “qqqqqq” in it.')
  await results(page)
    .getByRole('link', { name: /^Search for “letter” \(\d+\)$/ })
    .click()
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(/^Found \d+ products$/)
})

test('SRCH-7 without similar names a search says so, and tries again when it could not look', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/api\/product\/list/)
  await page.route('**/api/product/list?*limit=200', (route) => route.fulfill({ body: 'hello' }))
  await page.goto('/?search=unsent%20lettre')
  const alert = results(page).getByRole('alert')
  await expect(alert).toContainText('Similar names could not be looked up.')
  await page.unroute('**/api/product/list?*limit=200')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).toContainText('Did you mean “Unsent Letter”?')
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

test('FIND-2 SRCH-5 a search is named in the title, for the tab, the history and a bookmark', async ({
  page,
}) => {
  await page.goto('/')
  await box(page).fill('plan')
  await submit(page).click()
  await expect(page).toHaveTitle('Search for “plan” · Prompt Bazaar')
  await page.goBack()
  await expect(page).toHaveTitle('Home · Prompt Bazaar')
  await page.goto('/?search=letter')
  await expect(page).toHaveTitle('Search for “letter” · Prompt Bazaar')
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

test('SRCH-5 the same search again asks the service again, and Back leads to what was before', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/api\/product\/search/)
  const calls: string[] = []
  page.on('request', (request) => {
    if (isSearch(request)) calls.push(request.url())
  })
  await page.route('**/api/product/search*', (route) => route.fulfill({ body: 'hello' }))
  await page.goto('/')
  await box(page).fill('e')
  await submit(page).click()
  await expect(results(page).getByRole('alert')).toContainText('We could not search for “e”.')
  await page.unroute('**/api/product/search*')
  await submit(page).click()
  const found = results(page).getByRole('heading', { level: 2 })
  await expect(found).toHaveText(/^Found \d+ products$/)
  const callsBefore = calls.length
  await submit(page).click()
  await expect.poll(() => calls.length).toBe(callsBefore + 1)
  await page.goBack()
  await expect(page).toHaveURL('/')
})
