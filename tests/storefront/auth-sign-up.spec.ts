import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { countCalls, expectRedAlert } from './support/form'
import { expect, test } from './support/test'

const SIGN_UP = /\/api\/auth\/signup$/
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' })

test('AUTH-7 a new account is told of, and the link leads on to signing in with it', async ({
  page,
}) => {
  const address = 'newly@example.com'
  await page.goto('/signup')
  await expectAccessible(page)
  await field(page, 'Name').fill('Newly Arrived')
  await field(page, 'Email').fill(address)
  await field(page, 'Password').fill('right-enough')
  await submit(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: 'account is created' })).toBeVisible()
  await expectAccessible(page)
  const link = main.getByRole('status').getByRole('link', { name: 'Sign in' })
  await expect(link).toBeFocused()
  await link.click()
  await expect(page).toHaveURL('/signin')
  await expect(field(page, 'Email')).toHaveValue(address)
  await field(page, 'Password').fill('right-enough')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')
})

test('AUTH-3 AUTH-7 who was sent to sign in and had no account yet goes back there with a new one', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/signin?from=%2Fcart')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await field(page, 'Name').fill('Newly Arrived')
  await field(page, 'Email').fill('newly@example.com')
  await field(page, 'Password').fill('right-enough')
  await submit(page).click()
  await main.getByRole('status').getByRole('link', { name: 'Sign in' }).click()
  await expect(field(page, 'Email')).toHaveValue('newly@example.com')
  await field(page, 'Password').fill('right-enough')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
})

test('AUTH-7 nothing is checked here: what is typed goes to the service, whose error shows', async ({
  page,
  watch,
}) => {
  watch.allowFailure(SIGN_UP)
  await page.goto('/signup')
  const sent = page.waitForRequest(SIGN_UP)
  const answered = page.waitForResponse(SIGN_UP)
  await field(page, 'Name').fill('Nobody')
  await field(page, 'Email').fill('no address')
  await field(page, 'Password').fill('1')
  await submit(page).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Nobody',
    email: 'no address',
    password: '1',
  })
  await expectRedAlert(page, (await (await answered).json()).error)
  await expect(field(page, 'Name')).toHaveValue('Nobody')
  await expect(field(page, 'Email')).toHaveValue('no address')
  await expect(field(page, 'Password')).toHaveValue('1')
})

test('AUTH-7 an empty form is sent too', { tag: LONG }, async ({ page, watch }) => {
  watch.allowFailure(SIGN_UP)
  const calls = countCalls(page, 'POST', SIGN_UP)
  await page.goto('/signup')
  await submit(page).click()
  await expectRedAlert(page, /./)
  expect(calls()).toBe(1)
})

test('AUTH-7 an address that is taken is told as the service says it', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(SIGN_UP)
  await page.goto('/signup')
  await field(page, 'Name').fill('Second Sam')
  await field(page, 'Email').fill(shopper.session.user.email)
  await field(page, 'Password').fill('right-enough')
  const answered = page.waitForResponse(SIGN_UP)
  await submit(page).click()
  expect((await answered).status()).toBe(409)
  await expectRedAlert(page, (await (await answered).json()).error)
  await expectAccessible(page)
})

test('AUTH-7 whose account was made without an answer is led on to signing in with it', async ({
  page,
  watch,
}) => {
  watch.allowFailure(SIGN_UP)
  await page.route(SIGN_UP, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto('/signup?from=%2Fcart')
  await field(page, 'Name').fill('Newly Arrived')
  await field(page, 'Email').fill('newly@example.com')
  await field(page, 'Password').fill('right-enough')
  await submit(page).click()
  await expectRedAlert(page, /no answer that tells whether this was done/)
  await page.unroute(SIGN_UP)
  await submit(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/signin?from=%2Fcart')
  await expect(field(page, 'Email')).toHaveValue('newly@example.com')
  await field(page, 'Password').fill('right-enough')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
})

test('AUTH-7 name and email outlive a reload, the password does not', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/signup')
  await field(page, 'Name').fill('Patient Pat')
  await field(page, 'Email').fill('pat@example.com')
  await field(page, 'Password').fill('top-secret-word')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Patient Pat')
  await expect(field(page, 'Email')).toHaveValue('pat@example.com')
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
})
