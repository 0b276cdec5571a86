import { expectAccessible } from './support/axe'
import { countCalls } from './support/form'
import { readStored, storeCart, storeSession } from './support/local-storage'
import { bar, entry, ssrMarkup } from './support/navigation'
import { applied, cards, price } from './support/shop-page'
import { expect, test } from './support/test'

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
  // What stands in for products has no contrast.
  await page.getByRole('article').first().waitFor()
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

test('what was opened offline comes by itself once the connection is back, a page’s code and its data', async ({
  page,
  context,
  watch,
}) => {
  watch.allowFailure(/./)
  watch.allowLog(/A page crashed|dynamically imported module|Unable to preload/)
  const goOffline = async () => {
    await context.setOffline(true)
    // The page hears of it a moment later.
    await expect(page.getByText(/^You are offline/)).toBeVisible()
  }
  await page.goto('/')
  await goOffline()
  await entry(page, 'Shop').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await expect(ssrMarkup(page)).toHaveCount(0)
  await cards(page).first().waitFor()

  await goOffline()
  const calls = countCalls(page, 'POST', /\/product\/by\/search$/)
  await price(page, 'More than $40').check()
  await expect(applied(page)).toContainText('More than $40')
  expect(calls(), 'asked in vain').toBe(0)
  await context.setOffline(false)
  await expect(
    page.getByRole('status').filter({ hasText: /^Showing \d+ products$/ }),
  ).toBeAttached()
  const shown = await cards(page).locator('.price').allTextContents()
  expect(shown.map((text) => Number(text.replace(/[$,]/g, '')) >= 40)).not.toContain(false)
})

test('a shop that starts without a connection says so, and asks for nothing until it is there', async ({
  page,
  context,
  watch,
}) => {
  // When a browser loads the icon, and which photos further down, is its own choice.
  watch.allowFailure(/\/photo\/|\/favicon\.svg/)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  const calls = countCalls(page, 'GET', /\/api\/(product|category)\//)
  const asked = page.waitForRequest('**/assets/index-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(ssrMarkup(page)).toBeVisible()
  // All code is there but what is held.
  await asked
  await expect.poll(() => page.evaluate(countWaiting)).toBe(1)
  await context.setOffline(true)
  release()
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  expect(calls()).toBe(0)
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toBeHidden()
  await expect(page.getByRole('list', { name: 'Best Sellers' })).toBeVisible()
  expect(calls()).toBe(3)
})

/** Modules that the document names and that have not come. */
function countWaiting() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  return links.filter(({ href }) => performance.getEntriesByName(href).length === 0).length
}

test('a link to a page of one’s own, pointed at, has its code loaded', async ({
  page,
  shopper,
}) => {
  await storeSession(page, shopper.session)
  await page.goto('/')
  const asked = page.waitForRequest(/dashboard-page/)
  await entry(page, 'Dashboard').hover()
  await asked
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
  const pageColor = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/cart')
  const light = await pageColor()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await pageColor()
  expect(dark).not.toBe(light)
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await pageColor()).toBe(light)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect(await pageColor()).toBe(light)
  await page.getByRole('radio', { name: 'System' }).check()
  expect(await pageColor()).toBe(dark)
})

test('AUTH-8 who signs out at home keeps a place on the page', async ({ page, shopper }) => {
  await storeSession(page, shopper.session)
  await page.goto('/')
  await entry(page, 'Dashboard').waitFor()
  await bar(page).getByRole('button', { name: 'Signout' }).press('Enter')
  await expect(entry(page, 'Signin')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
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

test('a page on paper has neither the bar nor the footer', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
