import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { countCalls, expectFieldError, expectRedAlert } from './support/form'
import { readStored, storeSession } from './support/local-storage'
import { entry } from './support/navigation'
import { seedShopper } from './support/service'
import { expect, test } from './support/test'

const PROFILE = /\/api\/user\/profile\//
const OWN_ORDERS = /\/api\/user\/orders\/by\/user\//
const main = (page: Page) => page.getByRole('main')
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('USER-1 the dashboard shows who one is and leads to the cart and to the profile', async ({
  page,
  shopper,
}) => {
  const { user } = shopper.session
  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  const info = page.getByRole('region', { name: 'Your account' })
  await expect(info).toContainText(user.name)
  await expect(info).toContainText(user.email)
  await expect(info).toContainText('Registered User')
  await main(page).getByRole('link', { name: 'Update profile' }).click()
  await expect(page).toHaveURL(`/profile/${user._id}`)
  await page.goBack()
  await main(page).getByRole('link', { name: 'My cart' }).click()
  await expect(page).toHaveURL('/cart')
})

test('USER-1 an administrator’s role reads Admin', { tag: LONG }, async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Admin')
  await expect(page.getByText('Registered User')).toHaveCount(0)
})

test('USER-1 the purchase history shows each order with its products', async ({
  page,
  shopper,
  service,
  desk,
}) => {
  const products = (await service.products()).filter(
    ({ quantity, price }) => quantity > 50 && price > 0,
  )
  const [first, second] = products
  if (!first || !second) throw new Error('The seed has too few products in stock.')
  const order = await desk.createOrder(shopper, [first, second])
  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  const purchase = page.getByRole('article', { name: `Order ${order._id}` })
  await expect(purchase).toContainText(first.name)
  await expect(purchase).toContainText(second.name)
  await expect(purchase).toContainText(`$${order.amount.toFixed(2)}`)
  await expect(purchase).toContainText(order.status)
  await expect(purchase).toContainText(order.transaction_id)
  const address = purchase.locator('bdi', { hasText: 'Flat 1' })
  await expect(address).toHaveText(order.address)
  await expect(address).toHaveCSS('white-space', 'pre-line')
  // It may have been cancelled, or not be sent yet.
  await expect(purchase).toContainText('Deliver to')
  await expectAccessible(page)
})

test('USER-1 the history comes newest first, and is accessible with many orders', {
  tag: LONG,
}, async ({ page, service }) => {
  await storeSession(page, await service.signIn(seedShopper))
  await page.goto('/user/dashboard')
  const times = main(page).getByRole('article').locator('time')
  await expect(times.nth(4)).toBeVisible()
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(moments).toEqual(moments.toSorted().toReversed())
  await expectAccessible(page)
})

test('USER-1 who has bought nothing is shown the way to the shop', async ({ page, shopper }) => {
  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  await expect(main(page).getByText('You have not bought anything yet.')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Look around the shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('USER-2 an error loading the history is logged; the page stays usable and can try again', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(OWN_ORDERS)
  watch.allowLog(/purchase history could not be loaded/)
  await storeSession(page, shopper.session)
  await page.route(OWN_ORDERS, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  const logged = page.waitForEvent('console', (message) => /purchase history/.test(message.text()))
  await page.goto('/user/dashboard')
  await logged
  await expect(main(page).getByText('could not be loaded')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(OWN_ORDERS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByText('You have not bought anything yet.')).toBeVisible()
})

test('USER-3 USER-4 the profile is filled, sent, kept in the session, and leads to the cart', async ({
  page,
  shopper,
}) => {
  const { user } = shopper.session
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${user._id}`)
  await expect(page.getByLabel('Name')).toHaveValue(user.name)
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Renamed Rita')
  await page.getByLabel('New password', { exact: true }).fill('another-word')
  await page.getByLabel('Current password', { exact: true }).fill(shopper.password)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Renamed Rita',
    email: user.email,
    password: 'another-word',
  })
  await expect(page).toHaveURL('/cart')
  expect(await readStored(page, 'jwt')).toEqual({
    token: expect.not.stringMatching(`^${shopper.session.token}$`),
    user: { ...user, name: 'Renamed Rita' },
  })
  await page.goto('/user/dashboard')
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Renamed Rita')
})

test('USER-3 USER-4 a profile that was saved and is opened again by links has the new name', async ({
  page,
  shopper,
}) => {
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${shopper.session.user._id}`)
  await page.getByLabel('Name').fill('Renamed Rita')
  await save(page).click()
  await expect(page).toHaveURL('/cart')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await entry(page, 'Dashboard').click()
  await main(page).getByRole('link', { name: 'Update profile' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Renamed Rita')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true)
})

test('USER-3 an empty password keeps the present one', { tag: LONG }, async ({
  page,
  shopper,
  service,
}) => {
  const { user } = shopper.session
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${user._id}`)
  await page.getByLabel('Name').fill('Renamed Rita')
  await save(page).click()
  await expect(page).toHaveURL('/cart')
  const session = await service.signIn({ email: user.email, password: shopper.password })
  expect(session.user.name).toBe('Renamed Rita')
})

test('USER-3 what the service would refuse is told at its field, and not sent', async ({
  page,
  shopper,
}) => {
  const calls = countCalls(page, 'PUT', PROFILE)
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${shopper.session.user._id}`)
  await page.getByLabel('Name').fill(' ')
  await page.getByLabel('Email').fill('nowhere')
  await page.getByLabel('New password', { exact: true }).fill('12345')
  await save(page).click()
  await expectFieldError(page.getByLabel('Name'), 'Enter your name')
  await expectFieldError(page.getByLabel('Email'), 'Invalid email format')
  await expectFieldError(
    page.getByLabel('New password', { exact: true }),
    'Password must be at least 6 characters long',
  )
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(calls()).toBe(0)
})

test('USER-5 an update error shows as an alert, and what was typed stays', async ({
  page,
  shopper,
  service,
  watch,
}) => {
  watch.allowFailure(PROFILE)
  const other = await service.signUp('Other Owner')
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${shopper.session.user._id}`)
  await page.getByLabel('Email').fill(other.session.user.email)
  await page.getByLabel('Current password', { exact: true }).fill(shopper.password)
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await save(page).click()
  expect((await answered).status()).toBe(409)
  await expectRedAlert(page, (await (await answered).json()).error)
  await expectFieldError(page.getByLabel('Email'), 'Another account uses this address.')
  await expect(page.getByLabel('Email')).toHaveValue(other.session.user.email)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(other.session.user.email)
})

test('USER-5 a profile that can’t be loaded shows no form, and can be tried again', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(PROFILE)
  watch.allowLog(/profile could not be loaded/)
  await storeSession(page, shopper.session)
  await page.route(PROFILE, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }))
  await page.goto(`/profile/${shopper.session.user._id}`)
  await expectRedAlert(page, 'could not be loaded')
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(PROFILE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Name')).toHaveValue(shopper.session.user.name)
})

test('USER-5 somebody else’s profile can’t be opened, one’s own is offered', async ({
  page,
  shopper,
  service,
  watch,
}) => {
  watch.allowFailure(PROFILE)
  watch.allowLog(/profile could not be loaded/)
  const other = await service.signUp('Other Owner')
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${other.session.user._id}`)
  await expectRedAlert(page, 'somebody else’s profile')
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(page.getByLabel('Name')).toHaveValue(shopper.session.user.name)
})

test('USER-5 AUTH-11 of who was signed in before nothing is left on an open profile', async ({
  page,
  shopper,
  service,
  watch,
}) => {
  watch.allowFailure(PROFILE)
  watch.allowLog(/profile could not be loaded/)
  await storeSession(page, shopper.session)
  await page.goto(`/profile/${shopper.session.user._id}`)
  await page.getByRole('textbox', { name: 'Current password' }).fill('half-typed')
  const other = await service.signUp('Other Owner')
  const tab = await page.context().newPage()
  await tab.goto('/signin')
  await tab.getByLabel('Email').fill(other.session.user.email)
  await tab.getByLabel('Password', { exact: true }).fill(other.password)
  await tab.keyboard.press('Enter')
  await expectRedAlert(page, 'somebody else’s profile')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
