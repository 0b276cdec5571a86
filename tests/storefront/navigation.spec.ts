import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { storeCart, storeSession } from './support/local-storage'
import { bar, entry } from './support/navigation'
import { expect, test } from './support/test'

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

  test('NAV-5 Dashboard leads an administrator to the admin dashboard', { tag: LONG }, async ({
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
    await page.goto('/Shop/')
    await expect(entry(page, 'Shop')).toHaveAttribute('aria-current', 'page')
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

test('NAV-7 the bar is one line on every screen, with a full cart too', async ({
  page,
  shopper,
}) => {
  await storeSession(page, shopper.session)
  const ids = Array.from({ length: 12 }, (_, index) => `prd_${index}`)
  await storeCart(
    page,
    ids.map((_id) => ({ _id, name: 'One', price: 1, count: 1 })),
  )
  await page.goto('/forgot-password')
  await expect(cartEntry(page)).toHaveText('Cart12, 12 items')
  for (const width of [1440, 1024, 840, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const { height } = (await page.getByRole('banner').boundingBox()) ?? {}
    // Of two lines each would be as high as a finger is wide.
    expect(height, `${width} px`).toBeLessThan(2 * 44)
  }
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
