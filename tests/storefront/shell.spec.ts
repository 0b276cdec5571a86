import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { readStored, storeCart, storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const cartEntry = (page: Page) => bar(page).getByRole('link', { name: /^Cart/ })
const ORANGE = 'rgb(255, 165, 0)'
const WHITE = 'rgb(255, 255, 255)'

test.describe('the bar', () => {
  test('NAV-1 NAV-3 a visitor sees Home, Shop, Cart, Signin and Signup, and each leads to its page', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(bar(page).getByRole('link')).toHaveText([
      'Home',
      'Shop',
      'Cart',
      'Signin',
      'Signup',
    ])
    await expect(bar(page).getByRole('button', { name: 'Signout' })).toBeHidden()
    for (const [name, path] of [
      ['Shop', '/shop'],
      ['Cart', '/cart'],
      ['Signin', '/signin'],
      ['Signup', '/signup'],
      ['Home', '/'],
    ] as const) {
      await entry(page, name).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('NAV-4 NAV-5 a shopper sees Dashboard and Signout, and Dashboard leads to their own', async ({
    page,
    shopper,
  }) => {
    await storeSession(page, shopper.session)
    await page.goto('/')
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Shop', 'Cart', 'Dashboard'])
    await expect(bar(page).getByRole('button', { name: 'Signout' })).toBeVisible()
    await entry(page, 'Dashboard').click()
    await expect(page).toHaveURL('/user/dashboard')
  })

  test('NAV-5 Dashboard leads an administrator to the admin dashboard', async ({
    page,
    adminSession,
  }) => {
    await storeSession(page, adminSession)
    await page.goto('/')
    await entry(page, 'Dashboard').click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  test('NAV-6 the active entry is orange and says so, the others are white', async ({ page }) => {
    await page.goto('/shop')
    await expect(entry(page, 'Shop')).toHaveCSS('color', ORANGE)
    await expect(entry(page, 'Shop')).toHaveAttribute('aria-current', 'page')
    for (const name of ['Home', 'Cart', 'Signin', 'Signup']) {
      await expect(entry(page, name)).toHaveCSS('color', WHITE)
      await expect(entry(page, name)).not.toHaveAttribute('aria-current')
    }
    await entry(page, 'Home').click()
    await expect(entry(page, 'Home')).toHaveCSS('color', ORANGE)
    await expect(entry(page, 'Shop')).toHaveCSS('color', WHITE)
  })
})

test.describe('the badge', () => {
  test('NAV-2 counts the entries of the stored cart, not the pieces, and follows it at once', async ({
    page,
  }) => {
    await storeCart(page, [
      { _id: 'a', name: 'One', price: 1, count: 5 },
      { _id: 'b', name: 'Other', price: 2, count: 2 },
    ])
    await page.goto('/')
    await expect(cartEntry(page)).toHaveText('Cart2, 2 items')
    await page
      .getByRole('list', { name: 'New Arrival' })
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(cartEntry(page)).toHaveText('Cart3, 3 items')
  })

  test('NAV-2 CART-10 follows what another tab does', { tag: LONG }, async ({
    page,
    context,
    watch,
  }) => {
    await page.goto('/')
    await expect(cartEntry(page)).toHaveText('Cart')
    const other = await context.newPage()
    watch.add(other)
    await other.goto('/')
    await other
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(cartEntry(page)).toHaveText('Cart1, 1 item')
  })
})

test.describe('a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('NAV-7 every entry is reached by touch', { tag: LONG }, async ({ page }) => {
    await page.goto('/')
    await expect(entry(page, 'Shop')).toBeHidden()
    const menu = bar(page).getByRole('button', { name: 'Menu' })
    for (const name of ['Shop', 'Cart', 'Signin', 'Signup', 'Home']) {
      await menu.tap()
      await entry(page, name).tap()
      await expect(entry(page, name)).toBeHidden()
    }
    await expect(page).toHaveURL('/')
  })

  test('NAV-7 every entry is reached by keyboard, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = bar(page).getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Home', 'Shop', 'Cart', 'Signin', 'Signup']) {
      await page.keyboard.press('Tab')
      await expect(entry(page, name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
  })
})

test.describe('a change of page', () => {
  test('takes the focus to the heading, names the page in the title and is announced', async ({
    page,
  }) => {
    await page.goto('/')
    await entry(page, 'Shop').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
    await expect(page).toHaveTitle('Shop · Prompt Bazaar')
    await expect(
      page.getByRole('status').filter({ hasText: 'Shop · Prompt Bazaar' }),
    ).toBeAttached()
  })

  test('Back and forward return to the scroll position and to the link that was followed', async ({
    page,
  }) => {
    await page.goto('/')
    const link = page
      .getByRole('list', { name: 'Best Sellers' })
      .getByRole('link', { name: /^View Product/ })
      .nth(2)
    await link.focus()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(200)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Related products' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThanOrEqual(8)
  })

  test('a reload returns to the scroll position', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('list', { name: 'Best Sellers' }).getByRole('article').last().waitFor()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await page.reload()
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 900))
      .toBeLessThanOrEqual(8)
  })
})

test('an unknown path is a page that says so and leads on', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('offline is said, and taken back with the missing photo when the connection returns', async ({
  page,
  context,
  service,
  watch,
}) => {
  watch.allowFailure(/\/photo\//)
  await page.route('**/photo/**', (route) => route.abort('internetdisconnected'))
  const { name, _id } = await service.product('prd_unsent-letter')
  await page.goto(`/product/${_id}`)
  const missing = page.getByRole('img', { name: `Cover of ${name}: no picture` })
  await expect(missing).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toBeHidden()
  await expect(missing).toHaveCount(0)
})

test('a page whose code cannot be loaded says so and leaves the bar standing', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/shop-page/)
  watch.allowLog(/A page crashed|dynamically imported module|Unable to preload/)
  await page.goto('/')
  await page.route(/shop-page/, (route) => route.abort())
  await entry(page, 'Shop').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await entry(page, 'Home').click()
  await expect(page.getByRole('heading', { level: 2, name: 'New Arrival' })).toBeVisible()
})

test('the colour scheme follows the device until the visitor chooses, and the choice lasts', async ({
  page,
}) => {
  const pageColour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/cart')
  const light = await pageColour()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await pageColour()
  expect(dark).not.toBe(light)
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await pageColour()).toBe(light)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect(await pageColour()).toBe(light)
  await page.getByRole('radio', { name: 'System' }).check()
  expect(await pageColour()).toBe(dark)
})

test('AUTH-8 CART-10 signing out ends the session at once, goes home and keeps the cart', async ({
  page,
  shopper,
}) => {
  await storeCart(page, [{ _id: 'a', name: 'One', price: 1, count: 5 }])
  await storeSession(page, shopper.session)
  await page.goto('/user/dashboard')
  const signOutCall = page.waitForRequest('**/api/auth/signout')
  await bar(page).getByRole('button', { name: 'Signout' }).click()
  await signOutCall
  await expect(page).toHaveURL('/')
  await expect(entry(page, 'Signin')).toBeVisible()
  expect(await readStored(page, 'jwt')).toBeNull()
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: 'a', count: 5 }])
})
