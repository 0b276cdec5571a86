import type { Page } from 'playwright/test'
import { tagsOf } from '../length'
import { expectAccessible } from './support/axe'
import { countCalls } from './support/form'
import { readStored, store, storeSession } from './support/local-storage'
import { seedAdmin } from './support/service'
import { expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const signOut = (page: Page) => bar(page).getByRole('button', { name: 'Signout' })
const SIGN_OUT = /\/api\/auth\/signout$/

test('AUTH-8 signing out removes the session, goes home and tells the service', async ({
  page,
  shopper,
}) => {
  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  const told = page.waitForRequest(SIGN_OUT)
  await signOut(page).click()
  await expect(page).toHaveURL('/')
  expect((await told).method()).toBe('GET')
  expect(await readStored(page, 'jwt')).toBeNull()
  await expect(bar(page).getByRole('link', { name: 'Signin' })).toBeVisible()
})

test('AUTH-8 an error of that call is only logged', async ({ page, shopper, watch }) => {
  watch.allowFailure(SIGN_OUT)
  watch.allowLog(/could not be told of the sign-out/)
  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  await page.route(SIGN_OUT, (route) => route.fulfill({ status: 500, body: '' }))
  // The browser itself logs each call that fails.
  const logged = page.waitForEvent('console', (message) =>
    /could not be told of the sign-out/.test(message.text()),
  )
  await signOut(page).click()
  await expect(page).toHaveURL('/')
  await logged
  expect(await readStored(page, 'jwt')).toBeNull()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

for (const [index, broken] of [
  'not json',
  '{}',
  '[]',
  'null',
  '{"token":"t","user":{"_id":"u","name":"n","email":"e","role":"1"}}',
  '{"token":"","user":{"_id":"u","name":"n","email":"e","role":1}}',
].entries()) {
  test(`AUTH-9 ${broken} under jwt counts as signed out`, {
    tag: tagsOf(index === 0),
  }, async ({ page }) => {
    await store(page, { jwt: broken })
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/signin/)
    await expect(bar(page).getByRole('link', { name: 'Signin' })).toBeVisible()
    await expect(signOut(page)).toHaveCount(0)
  })
}

test('AUTH-10 a session that the service refuses ends: told, to sign in, and back; the cart stays', async ({
  page,
  shopper,
  service,
  watch,
}) => {
  watch.allowFailure(/\/api\/user\/orders\/by\/user\//)
  watch.allowLog(/purchase history could not be loaded/)
  const [product] = await service.products()
  await store(page, {
    jwt: JSON.stringify({ ...shopper.session, token: `${shopper.session.token}x` }),
    cart: JSON.stringify([{ ...product, count: 2 }]),
  })
  await page.goto('/user/dashboard')
  await expect(page).toHaveURL(/\/signin\?from=%2Fuser%2Fdashboard/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  expect(await readStored(page, 'jwt')).toBeNull()
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: product?._id, count: 2 }])
  await page.getByLabel('Email').fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByText('You have not bought anything yet.')).toBeVisible()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
})

test('AUTH-10 who comes back to a list finds it as it was filtered', async ({
  page,
  adminSession,
  watch,
}) => {
  const list = '/admin/orders?status=Shipped'
  watch.allowFailure(/\/api\/order\//)
  watch.allowLog(/could not be loaded/)
  await storeSession(page, { ...adminSession, token: `${adminSession.token}x` })
  await page.goto(list)
  await page.getByLabel('Email').fill(seedAdmin.email)
  await page.getByLabel('Password', { exact: true }).fill(seedAdmin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(list)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Shipped')
})

test('AUTH-10 what was typed into a form outlives the session that was lost while sending it', async ({
  page,
  shopper,
  watch,
}) => {
  const profile = `/profile/${shopper.session.user._id}`
  watch.allowFailure(/\/api\/user\/profile\//)
  await storeSession(page, shopper.session)
  await page.goto(profile)
  await page.getByLabel('Name').fill('Renamed Rita')
  await page.route(/\/api\/user\/profile\//, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { error: 'Your session has expired.' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/signin\?from=/)
  await page.unroute(/\/api\/user\/profile\//)
  await page.getByLabel('Email').fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(profile)
  await expect(page.getByLabel('Name')).toHaveValue('Renamed Rita')
  await expect(page.getByText('What you typed before is back.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Name')).toHaveValue(shopper.session.user.name)
})

test('AUTH-11 signing in and out in one tab is seen in the other', async ({
  page,
  context,
  shopper,
  watch,
}) => {
  const other = await context.newPage()
  watch.add(other)
  await page.goto('/signin')
  await other.goto('/shop')
  await expect(bar(other).getByRole('link', { name: 'Signin' })).toBeVisible()
  await page.getByLabel('Email').fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(bar(other).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await bar(other).getByRole('link', { name: 'Dashboard' }).click()
  await expect(other).toHaveURL('/user/dashboard')
  const calls = countCalls(other, 'GET', SIGN_OUT)
  await signOut(page).click()
  await expect(bar(other).getByRole('link', { name: 'Signin' })).toBeVisible()
  await expect(other).toHaveURL(/\/signin/)
  expect(calls()).toBe(0)
})

test('AUTH-3 AUTH-11 a tab whose visitor has signed in in another one leads on to where they were', async ({
  page,
  context,
  shopper,
  watch,
}) => {
  const other = await context.newPage()
  watch.add(other)
  const profile = `/profile/${shopper.session.user._id}`
  await other.goto(profile)
  await expect(other).toHaveURL(/\/signin\?from=/)
  await page.goto('/signin')
  await page.getByLabel('Email').fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')
  await expect(other.getByText(`You are signed in as ${shopper.session.user.email}.`)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('main').getByRole('link', { name: 'Go on' }).click()
  await expect(other).toHaveURL(profile)
})
