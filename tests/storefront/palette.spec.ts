import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { readStored, storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const CODE = /\/assets\/palette-[^/]+\.js$/
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const field = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a page and waits for the shop to have started there. */
async function start(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await bar(page).getByRole('link').first().waitFor()
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('KEY-1 KEY-2 an administrator is at a desk with four keys, by keyboard alone', async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  await start(page, '/admin/dashboard')
  await expect(page.getByText('Ctrl and K lead to any page')).toBeVisible()
  await openPalette(page)
  await expect(options(page).first()).toHaveText('Orders Page')
  await expectAccessible(page)
  for (const key of ['c', 'p', 'Enter']) await page.keyboard.press(key)
  await expect(heading(page, 'Create product')).toBeFocused()
  await expect(page).toHaveURL('/create/product')
  await expect(palette(page)).toBeHidden()
})

test('KEY-1 the palette’s code comes with its key, and tells when it can’t', async ({
  page,
  watch,
}) => {
  watch.allowFailure(CODE)
  watch.allowLog(/The command palette|dynamically imported/)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await start(page, '/')
  await page.getByRole('article').first().waitFor()
  expect(loaded.filter((url) => CODE.test(url))).toEqual([])
  await page.route(CODE, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert')).toContainText('The command palette could not be shown.')
  await page.unroute(CODE)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await bar(page).getByRole('link').first().waitFor()
  await openPalette(page)
})

test('KEY-1 a key that is pressed the moment the shop has started opens it', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.querySelector('#root')
      if (!root?.firstElementChild || root.matches('[inert]')) return
      observer.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await start(page, '/')
  await expect(field(page)).toBeFocused()
})

test('KEY-2 a visitor finds a product, and what else there is with the shop’s search', async ({
  page,
  cast,
}) => {
  await start(page, '/shop')
  await openPalette(page)
  await expect(options(page).filter({ hasText: 'Orders' })).toHaveCount(0)
  await field(page).fill(cast.product.name)
  await expect(chosen(page)).toHaveText(`${cast.product.name} Product`)
  await expect(options(page).last()).toHaveText(`Search the shop for “${cast.product.name}” Search`)
  await expect(palette(page).getByRole('status')).toHaveText('2 results')
  await page.keyboard.press('Enter')
  await expect(heading(page, cast.product.name)).toBeFocused()
})

test('KEY-2 a shopper finds an order of theirs, and signs out', async ({ page, shopper, desk }) => {
  const order = await desk.placeOrder(shopper)
  await storeSession(page, shopper.session)
  await start(page, '/')
  await openPalette(page)
  await field(page).fill(order._id)
  await expect(chosen(page)).toContainText(`${order._id}, ${order.status}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/user/dashboard#${order._id}`)
  await expect(page.getByRole('article', { name: `Order ${order._id}` })).toBeFocused()
  await openPalette(page)
  for (const key of ['s', 'o', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL('/')
  await expect.poll(() => readStored(page, 'jwt')).toBeNull()
})

test('KEY-2 an administrator finds any order and the form of a product', { tag: LONG }, async ({
  page,
  adminSession,
  shopper,
  desk,
}) => {
  const order = await desk.placeOrder(shopper)
  const product = order.products[0]
  await storeSession(page, adminSession)
  await start(page, '/cart')
  await openPalette(page)
  await field(page).fill(order.transaction_id)
  await expect(chosen(page)).toContainText(order._id)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders?text=${order._id}`)
  await openPalette(page)
  await field(page).fill(product?.name ?? '')
  await options(page)
    .filter({ hasText: `Update ${product?.name}` })
    .click()
  await expect(heading(page, 'Update product')).toBeVisible()
})

test('KEY-2 what can’t be looked up is told, and the rest goes on', async ({ page, watch }) => {
  watch.allowFailure(/\/api\/product\/search/)
  await page.route(/\/api\/product\/search/, (route) =>
    route.fulfill({ status: 400, json: { error: 'No.' } }),
  )
  await start(page, '/cart')
  await openPalette(page)
  await field(page).fill('shop')
  await expect(palette(page).getByRole('status')).toContainText('could not all be looked up')
  await expect(chosen(page)).toHaveText('Shop Page')
})

test('KEY-3 ? lists the shortcuts, not while typing, and can be switched off for good', async ({
  page,
}) => {
  await start(page, '/')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('')
  await search.press('?')
  await expect(search).toHaveValue('?')
  await page.getByRole('combobox', { name: 'Category' }).press('?')
  await expect(shortcuts(page)).toBeHidden()
  const scheme = page.getByRole('radio', { name: 'System' })
  await scheme.press('?')
  await expect(shortcuts(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(scheme).toBeFocused()
  await bar(page).getByRole('link', { name: 'Shop' }).focus()
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeVisible()
  await expect(shortcuts(page)).toContainText('Go to a page, product or order')
  await expectAccessible(page)
  await shortcuts(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('link', { name: 'Shop' })).toBeFocused()
  await page.reload()
  await start(page, '/')
  await page.keyboard.press('?')
  await openPalette(page)
  for (const key of ['k', 's', 'Enter']) await page.keyboard.press(key)
  await expect(shortcuts(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(shortcuts(page).getByRole('checkbox')).not.toBeChecked()
})

test('KEY-4 the combobox keeps the focus, names what is chosen, and gives the focus back', async ({
  page,
}) => {
  await start(page, '/')
  const cart = bar(page).getByRole('link', { name: /^Cart/ })
  await cart.focus()
  await openPalette(page)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  const list = palette(page).getByRole('listbox', { name: 'Results' })
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
  const count = await options(page).count()
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true')
    await expect(chosen(page)).toHaveCount(1)
    const id = (await chosen(page).getAttribute('id')) ?? ''
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
    await expect(field(page)).toBeFocused()
    await expect(chosen(page)).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(cart).toBeFocused()
  await openPalette(page)
  // Beside the palette, on the page that it covers.
  await page.mouse.click(5, 5)
  await expect(palette(page)).toBeHidden()
  await expect(cart).toBeFocused()
  await openPalette(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await expect(cart).toBeFocused()
  await expectAccessible(page)
})

test('KEY-4 a key that is pressed the moment the palette has closed opens it again, empty', async ({
  page,
}) => {
  await start(page, '/')
  await openPalette(page)
  await page.keyboard.type('dark')
  await palette(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
  })
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('KEY-4 the palette can be opened over no other dialog', { tag: LONG }, async ({
  page,
  adminSession,
}) => {
  await storeSession(page, adminSession)
  await page.goto('/admin/products')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  for (const key of ['Control+k', '?']) await page.keyboard.press(key)
  await page.waitForLoadState('networkidle')
  await expect(palette(page)).toBeHidden()
  await expect(question.getByRole('button', { name: 'No, keep it' })).toBeFocused()
})
