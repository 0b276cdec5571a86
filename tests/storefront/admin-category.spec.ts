import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { countCalls, expectRedAlert } from './support/form'
import { hold } from './support/hold'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const CREATE = /\/api\/category\/create\//
const name = (page: Page) => page.getByRole('textbox', { name: 'Category name' })
const submit = (page: Page) => page.getByRole('button', { name: 'Create category' })

test.beforeEach(async ({ page, adminSession }) => {
  await storeSession(page, adminSession)
})

test('ADM-1 the admin dashboard shows who one is and leads to everything', async ({
  page,
  adminSession,
}) => {
  await page.goto('/admin/dashboard')
  const info = page.getByRole('region', { name: 'Your account' })
  await expect(info).toContainText(adminSession.user.name)
  await expect(info).toContainText(adminSession.user.email)
  await expect(info).toContainText('Admin')
  await expectAccessible(page)
  for (const [link, path] of [
    ['Create category', '/create/category'],
    ['Create product', '/create/product'],
    ['View orders', '/admin/orders'],
    ['Manage products', '/admin/products'],
    ['Update profile', `/profile/${adminSession.user._id}`],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
  }
})

test('ADM-2 a created category is told of and offered in the shop', async ({ page }) => {
  const category = 'Letters to the Editor'
  await page.goto('/create/category')
  await name(page).fill(category)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: `${category} is created` })).toBeVisible()
  await expect(name(page)).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: category })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/shop')
  await expect(page.getByRole('checkbox', { name: category })).toBeVisible()
})

test('ADM-2 the next name can be typed while one is being sent, and is created then', async ({
  page,
}) => {
  await page.goto('/create/category')
  const release = await hold(page, CREATE)
  const sent = page.waitForRequest(CREATE)
  await name(page).fill('Letters')
  await submit(page).click()
  await sent
  await name(page).fill('Poems')
  release()
  const told = page.getByRole('status')
  await expect(told.filter({ hasText: 'Letters is created' })).toBeVisible()
  await expect(name(page)).toHaveValue('Poems')
  await submit(page).click()
  await expect(told.filter({ hasText: 'Poems is created' })).toBeVisible()
  await expect(name(page)).toHaveValue('')
})

test('ADM-2 the name is required by HTML', async ({ page }) => {
  const calls = countCalls(page, 'POST', CREATE)
  await page.goto('/create/category')
  await submit(page).click()
  await expect(name(page)).toHaveAttribute('required', '')
  await expect(name(page)).toBeFocused()
  expect(await name(page).evaluate((input) => input.matches(':invalid'))).toBe(true)
  expect(calls()).toBe(0)
})

test('ADM-2 a name that is taken should be unique, with the service’s reason below', async ({
  page,
  service,
  watch,
}) => {
  watch.allowFailure(CREATE)
  const [taken] = await service.categories()
  await page.goto('/create/category')
  await name(page).fill('Another shelf')
  await submit(page).click()
  await expect(page.getByText('Another shelf is created')).toBeVisible()
  await name(page).fill(taken?.name ?? '')
  const answered = page.waitForResponse(CREATE)
  await submit(page).click()
  await expectRedAlert(page, 'Category should be unique')
  await expectRedAlert(page, (await (await answered).json()).error)
  await expect(name(page)).toHaveValue(taken?.name ?? '')
  await expect(page.getByText('is created')).toBeHidden()
  await expectAccessible(page)
})

test('ADM-2 any other error reads the same, and says that the creation failed', async ({
  page,
  watch,
}) => {
  watch.allowFailure(CREATE)
  await page.goto('/create/category')
  await page.route(CREATE, (route) => route.fulfill({ status: 500, body: '' }))
  await name(page).fill('Letters')
  await submit(page).click()
  await expectRedAlert(page, 'Category should be unique')
  await expectRedAlert(page, 'Category creation failed')
})
