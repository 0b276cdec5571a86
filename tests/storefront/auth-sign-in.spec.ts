import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { countCalls, expectFieldError, expectRedAlert } from './support/form'
import { hold } from './support/hold'
import { readStored } from './support/local-storage'
import { entry } from './support/navigation'
import { seedAdmin } from './support/service'
import { cards } from './support/shop-page'
import { expect, test } from './support/test'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
const SIGN_IN = /\/api\/auth\/signin$/

async function signIn(page: Page, credentials: { email: string; password: string }) {
  await email(page).fill(credentials.email)
  await password(page).fill(credentials.password)
  await submit(page).click()
}

test('AUTH-1 a bad email and a short password are told at their fields, and nothing is sent', async ({
  page,
}) => {
  const calls = countCalls(page, 'POST', SIGN_IN)
  await page.goto('/signin')
  await signIn(page, { email: 'sam@example', password: '12345' })
  await expectFieldError(email(page), 'Invalid email format')
  await expectFieldError(password(page), 'Password must be at least 6 characters long')
  await expect(email(page)).toBeFocused()
  await expectAccessible(page)
  expect(calls()).toBe(0)
})

test('AUTH-1 a field is checked when it is left, and fine as soon as it is mended', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/signin')
  await email(page).focus()
  await page.keyboard.press('Tab')
  await expect(email(page)).toHaveAccessibleDescription('')
  await email(page).pressSequentially('sam@')
  await expect(email(page)).toHaveAccessibleDescription('')
  await page.keyboard.press('Tab')
  await expectFieldError(email(page), 'Invalid email format')
  await email(page).pressSequentially('example.com')
  await expect(email(page)).toHaveAccessibleDescription('')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'false')
})

test('AUTH-1 AUTH-2 a password of 6 characters is sent; the service’s error shows as returned, and what was typed stays', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(SIGN_IN)
  await page.goto('/signin')
  const answer = page.waitForResponse(SIGN_IN)
  await signIn(page, { email: shopper.session.user.email, password: '123456' })
  const { error } = await (await answer).json()
  await expectRedAlert(page, error)
  await expect(email(page)).toHaveValue(shopper.session.user.email)
  await expect(password(page)).toHaveValue('123456')
  expect(await readStored(page, 'jwt')).toBeNull()
  await expectAccessible(page)
})

test('AUTH-2 a service that can’t be reached or is broken is told in words for people', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(SIGN_IN)
  await page.goto('/signin')
  await page.route(SIGN_IN, (route) => route.abort('connectionrefused'))
  await signIn(page, { email: shopper.session.user.email, password: shopper.password })
  await expectRedAlert(page, 'Check your connection and try again')
  await page.unroute(SIGN_IN)
  await page.route(SIGN_IN, (route) => route.fulfill({ status: 500, body: '' }))
  await submit(page).click()
  await expectRedAlert(page, 'Something went wrong on our side')
  await page.unroute(SIGN_IN)
  await submit(page).click()
  await expect(page).toHaveURL('/user/dashboard')
})

test('AUTH-3 AUTH-4 a shopper lands on the user dashboard, with token and numeric role stored', async ({
  page,
  shopper,
}) => {
  await page.goto('/signin')
  await signIn(page, { email: shopper.session.user.email, password: shopper.password })
  await expect(page).toHaveURL('/user/dashboard')
  expect(await readStored(page, 'jwt')).toEqual({
    token: expect.stringMatching(/./),
    user: { ...shopper.session.user, role: 0 },
  })
})

test('AUTH-3 an administrator lands on the admin dashboard', { tag: LONG }, async ({ page }) => {
  await page.goto('/signin')
  await signIn(page, seedAdmin)
  await expect(page).toHaveURL('/admin/dashboard')
})

test('AUTH-3 whoever was sent to sign in goes back there, and Back does not lead to the form again', async ({
  page,
  shopper,
}) => {
  const profile = `/profile/${shopper.session.user._id}`
  await page.goto('/shop')
  await page.goto(profile)
  await expect(page).toHaveURL(`/signin?from=${encodeURIComponent(profile)}`)
  await signIn(page, { email: shopper.session.user.email, password: shopper.password })
  await expect(page).toHaveURL(profile)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('AUTH-3 who goes on to another page before the answer comes is signed in there, and not led away', async ({
  page,
  shopper,
}) => {
  const release = await hold(page, SIGN_IN)
  await page.goto('/signin')
  const sent = page.waitForRequest(SIGN_IN)
  await signIn(page, { email: shopper.session.user.email, password: shopper.password })
  await sent
  await entry(page, 'Shop').click()
  await expect(cards(page).first()).toBeVisible()
  release()
  await expect(entry(page, 'Dashboard')).toBeVisible()
  expect(await readStored(page, 'jwt')).toMatchObject({ user: shopper.session.user })
  await expect(page).toHaveURL('/shop')
  await cards(page)
    .getByRole('button', { name: /^Add to cart/, disabled: false })
    .first()
    .click()
  await expect(page.getByText('In cart (1)')).toBeVisible()
  await expect(page).toHaveURL('/shop')
})

test('AUTH-3 a shopper who was sent here from an admin page is not sent round in a circle', {
  tag: LONG,
}, async ({ page, shopper }) => {
  await page.goto('/admin/orders')
  await expect(page).toHaveURL(/\/signin\?from=/)
  await signIn(page, { email: shopper.session.user.email, password: shopper.password })
  await expect(page).toHaveURL('/user/dashboard')
})

for (const from of [
  '//elsewhere.example/cart',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
]) {
  test(`AUTH-3 a crafted link to ${from} can’t lead off the shop`, async ({ page, shopper }) => {
    await page.goto(`/signin?${new URLSearchParams({ from })}`)
    await signIn(page, { email: shopper.session.user.email, password: shopper.password })
    await expect(page).toHaveURL('/user/dashboard')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('AUTH-5 a Forgot Password link leads to a page that says how to get help', async ({
  page,
}) => {
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL('/forgot-password')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/signin')
})

test('AUTH-6 Sign In with Google is there, says that it is not available, and does nothing', async ({
  page,
}) => {
  await page.goto('/signin')
  const button = page.getByRole('button', { name: 'Sign In with Google' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(/not available/i)
  const calls = countCalls(page, 'POST', /./)
  await button.click({ force: true })
  await button.press('Enter')
  await expect(page).toHaveURL('/signin')
  expect(calls()).toBe(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('AUTH-1 one press sends once: double clicks and Enter send nothing more', {
  tag: LONG,
}, async ({ page, shopper }) => {
  const calls = countCalls(page, 'POST', SIGN_IN)
  const release = await hold(page, SIGN_IN)
  await page.goto('/signin')
  await email(page).fill(shopper.session.user.email)
  await password(page).fill(shopper.password)
  await submit(page).dblclick()
  await password(page).press('Enter')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
  release()
  await expect(page).toHaveURL('/user/dashboard')
  expect(calls()).toBe(1)
})

test('AUTH-1 the email outlives a reload, the password never gets into storage', async ({
  page,
}) => {
  await page.goto('/signin')
  await email(page).fill('sam@example.com')
  await password(page).fill('top-secret-word')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain('top-secret-word')
  await page.reload()
  await expect(email(page)).toHaveValue('sam@example.com')
  await expect(password(page)).toHaveValue('')
})

test('AUTH-1 a password can be looked at, and password managers know both fields', async ({
  page,
}) => {
  await page.goto('/signin')
  await password(page).fill('right-enough')
  await expect(password(page)).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('right-enough')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
})
