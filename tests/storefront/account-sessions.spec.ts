import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { countCalls, expectFieldError, expectRedAlert } from './support/form'
import { hold } from './support/hold'
import { readStored, storeSession } from './support/local-storage'
import { bar, entry } from './support/navigation'
import type { Account } from './support/service'
import { cards } from './support/shop-page'
import { expect, test } from './support/test'

const PROFILE = /\/api\/user\/profile\//
const SIGN_IN = /\/api\/auth\/signin$/
const NEW_PASSWORD = 'another-word'
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const currentPassword = (page: Page) => page.getByLabel('Current password', { exact: true })
const yourPassword = (page: Page) => page.getByLabel('Your password', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const endOthers = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere else' })

async function openProfile(page: Page, { session }: Account): Promise<void> {
  await storeSession(page, session)
  await page.goto(`/profile/${session.user._id}`)
  await expect(page.getByLabel('Name')).toHaveValue(session.user.name)
}

/** How the service answers to a copy of the token that the page started with. */
async function readWithStolen(page: Page, { session }: Account): Promise<number> {
  const response = await page.request.get(`/api/user/profile/${session.user._id}`, {
    headers: { Authorization: `Bearer ${session.token}` },
  })
  return response.status()
}

test('USER-6 a new email and a new password take the current password first', async ({
  page,
  shopper,
}) => {
  const sent = countCalls(page, 'PUT', PROFILE)
  await openProfile(page, shopper)
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expectFieldError(currentPassword(page), 'Enter your current password')
  await expect(currentPassword(page)).toBeFocused()
  await newPassword(page).fill('')
  await page.getByLabel('Email').fill('elsewhere@example.com')
  await save(page).click()
  await expectFieldError(currentPassword(page), 'Enter your current password')
  expect(sent()).toBe(0)
})

test('USER-5 USER-6 a wrong current password changes nothing, and loses nothing', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(SIGN_IN)
  const sent = countCalls(page, 'PUT', PROFILE)
  await openProfile(page, shopper)
  await newPassword(page).fill(NEW_PASSWORD)
  await currentPassword(page).fill('wrong-enough')
  await save(page).click()
  await expectRedAlert(page, 'This is not your current password.')
  await expectFieldError(
    currentPassword(page),
    'This is not your current password. Nothing has been changed.',
  )
  await expect(newPassword(page)).toHaveValue(NEW_PASSWORD)
  await expectAccessible(page)
  expect(sent()).toBe(0)
  expect(await readStored(page, 'jwt')).toEqual(shopper.session)
  await currentPassword(page).fill(shopper.password)
  await expect(currentPassword(page)).toHaveAttribute('aria-invalid', 'false')
  await save(page).click()
  await expect(page).toHaveURL('/cart')
})

test('USER-6 with a new password a stolen session ends, and this one goes on', async ({
  page,
  shopper,
  browser,
  baseURL,
  service,
}) => {
  const thief = await browser.newPage({ baseURL: baseURL ?? '' })
  await storeSession(thief, shopper.session)
  await thief.goto('/user/dashboard')
  await expect(thief.getByText('You have not bought anything yet.')).toBeVisible()
  expect(await readWithStolen(page, shopper)).toBe(200)

  await openProfile(page, shopper)
  await newPassword(page).fill(NEW_PASSWORD)
  await currentPassword(page).fill(shopper.password)
  await save(page).click()
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
  await expect(page).toHaveURL('/cart')

  expect(await readWithStolen(page, shopper)).toBe(401)
  await thief.reload()
  await expect(thief).toHaveURL(/\/signin/)
  await page.goto('/user/dashboard')
  await expect(page.getByText('You have not bought anything yet.')).toBeVisible()
  const { email } = shopper.session.user
  await expect(service.signIn({ email, password: NEW_PASSWORD })).resolves.toMatchObject({})
  await thief.close()
})

test('USER-7 signing out everywhere else ends a stolen session and changes nothing besides', async ({
  page,
  context,
  shopper,
  service,
}) => {
  const other = await context.newPage()
  await openProfile(page, shopper)
  await other.goto('/user/dashboard')
  expect(await readWithStolen(page, shopper)).toBe(200)
  await page.getByLabel('Name').fill('Half a name')
  await yourPassword(page).fill(shopper.password)
  await yourPassword(page).press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'You are signed out everywhere else.' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  expect(await readWithStolen(page, shopper)).toBe(401)
  await expect(yourPassword(page)).toHaveValue('')
  await expect(page.getByLabel('Name')).toHaveValue('Half a name')
  await expect(page.getByRole('button', { name: 'Signout' })).toBeVisible()
  // The tab beside it goes on with the new session.
  await other.reload()
  await expect(other.getByText('You have not bought anything yet.')).toBeVisible()
  const { email, name } = shopper.session.user
  const session = await service.signIn({ email, password: shopper.password })
  expect(session.user.name).toBe(name)
})

test('USER-7 signing out everywhere else goes by the email that the account has by now', async ({
  page,
  shopper,
}) => {
  await openProfile(page, shopper)
  const { _id, name } = shopper.session.user
  const changed = await page.request.put(`/api/user/profile/${_id}`, {
    headers: { Authorization: `Bearer ${shopper.session.token}` },
    data: { name, email: `elsewhere-${shopper.session.user.email}`, password: '' },
  })
  expect(changed.ok()).toBe(true)
  await yourPassword(page).fill(shopper.password)
  await endOthers(page).click()
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
})

test('USER-7 signing out everywhere else takes the password, and says so when the service does not', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(SIGN_IN)
  watch.allowFailure(PROFILE)
  await openProfile(page, shopper)
  await endOthers(page).click()
  await expectFieldError(yourPassword(page), 'Enter your password')
  await yourPassword(page).fill('wrong-enough')
  await endOthers(page).click()
  await expectFieldError(yourPassword(page), 'This is not your password.')
  await yourPassword(page).fill(shopper.password)
  for (const [answer, told] of [
    [{ status: 503, body: '' }, 'Something went wrong on our side.'],
    [{ status: 429, json: { error: 'Too many attempts. Try again in 9 seconds.' } }, '9 seconds'],
    [{ status: 200, body: '{' }, 'your other sessions may still be open'],
    [{ status: 400, json: { error: 'password: no.' } }, 'Set a new password above'],
  ] as const) {
    await page.route(PROFILE, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(answer) : route.fallback(),
    )
    await endOthers(page).click()
    await expectRedAlert(page, told)
    await expect(yourPassword(page)).toHaveValue(shopper.password)
    await page.unroute(PROFILE)
  }
  await endOthers(page).click()
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
  expect(await readWithStolen(page, shopper)).toBe(401)
})

test('USER-6 a change whose answer is lost can be sent again', async ({ page, shopper, watch }) => {
  watch.allowFailure(PROFILE)
  watch.allowFailure(SIGN_IN)
  const email = 'elsewhere@example.com'
  await openProfile(page, shopper)
  await page.getByLabel('Email').fill(email)
  await newPassword(page).fill(NEW_PASSWORD)
  await currentPassword(page).fill(shopper.password)
  await page.route(PROFILE, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expectRedAlert(page, 'What you entered is still here.')
  expect(await readWithStolen(page, shopper)).toBe(401)
  await page.unroute(PROFILE)
  await save(page).click()
  await expect(page).toHaveURL('/cart')
  expect(await readStored(page, 'jwt')).toMatchObject({ user: { email } })
})

for (const where of ['this tab', 'another tab'] as const) {
  test(`USER-6 AUTH-8 AUTH-11 who signs out in ${where} while the current password is proven stays signed out`, async ({
    page,
    context,
    shopper,
    watch,
  }) => {
    const changes = countCalls(page, 'PUT', PROFILE)
    await openProfile(page, shopper)
    const other = await context.newPage()
    watch.add(other)
    await other.goto('/shop')
    await newPassword(page).fill(NEW_PASSWORD)
    await currentPassword(page).fill(shopper.password)
    const release = await hold(page, SIGN_IN)
    const sent = page.waitForRequest(SIGN_IN)
    await save(page).click()
    await sent
    const tab = where === 'this tab' ? page : other
    await bar(tab).getByRole('button', { name: 'Signout' }).click()
    await expect(entry(page, 'Signin')).toBeVisible()
    const answered = page.waitForResponse(SIGN_IN)
    release()
    expect((await answered).status()).toBe(200)
    // What the page does with the answer is over when another one is shown.
    await entry(page, 'Shop').click()
    await expect(cards(page).first()).toBeVisible()
    for (const one of [page, other]) await expect(entry(one, 'Signin')).toBeVisible()
    expect(await readStored(page, 'jwt')).toBeNull()
    expect(changes()).toBe(0)
  })
}

test('USER-5 a password that is among the first to be guessed is refused at its field', async ({
  page,
  shopper,
  watch,
}) => {
  watch.allowFailure(PROFILE)
  await openProfile(page, shopper)
  await newPassword(page).fill('Password1')
  await currentPassword(page).fill(shopper.password)
  await save(page).click()
  await expectRedAlert(page, /^password: this one is among the first that are guessed/)
  await expectFieldError(newPassword(page), /^This one is among the first that are guessed/)
  await expect(newPassword(page)).toHaveValue('Password1')
  await expectAccessible(page)
})
