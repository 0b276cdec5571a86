import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { hold } from './support/hold'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const bestSellers = (page: Page) => page.getByRole('list', { name: 'Best Sellers' })

test('a page opened anew in a tab starts at its top, whatever the tab showed before, and Back finds that again', async ({
  page,
}) => {
  await page.goto('/')
  await bestSellers(page).getByRole('article').last().waitFor()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goto('/shop')
  await page.getByRole('article').last().waitFor()
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollY(page)) - 700)).toBeLessThanOrEqual(8)
})

const WAYS_TO_LEAVE = {
  'its address': (page: Page) => page.goto('/shop'),
  'a link': (page: Page) =>
    page.getByRole('link', { name: 'Shop', exact: true }).evaluate((link: HTMLElement) => {
      link.click()
    }),
} as const

for (const [what, leave] of Object.entries(WAYS_TO_LEAVE)) {
  test(`a page that is left by ${what} before the browser has told of the last scroll is found there again`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await page.goto('/')
    await bestSellers(page).getByRole('article').last().waitFor()
    await page.evaluate(() => window.scrollTo(0, 700))
    await leave(page)
    await expect(page).toHaveURL('/shop')
    await page.getByRole('article').last().waitFor()
    await page.goBack()
    await expect.poll(async () => Math.abs((await scrollY(page)) - 700)).toBeLessThanOrEqual(8)
  })
}

test('a page that styles make long enough after its markup is found where it was left', async ({
  page,
}) => {
  await page.goto('/')
  await bestSellers(page).getByRole('article').last().waitFor()
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goto('/shop')
  await page.getByRole('article').last().waitFor()
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main { height: 200px; overflow: hidden }')
    document.adoptedStyleSheets.push(sheet)
    Object.assign(window, { showAll: () => sheet.replaceSync('') })
  })
  await page.goBack()
  await bestSellers(page).getByRole('article').last().waitFor({ state: 'attached' })
  expect(await scrollY(page)).toBe(0)
  await page.evaluate('showAll()')
  await expect.poll(async () => Math.abs((await scrollY(page)) - 700)).toBeLessThanOrEqual(8)
})

test('the way past the bar leads into the page and is no step for Back', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('a link to one purchase leads to it, however many there are', { tag: LONG }, async ({
  page,
  shopper,
  desk,
}) => {
  const orders = await desk.placeOrders(shopper, 6)
  await storeSession(page, shopper.session)
  await page.goto(`/user/dashboard#${orders[0]?._id}`)
  const purchase = page.getByRole('article', { name: `Order ${orders[0]?._id}` })
  await expect(purchase).toBeFocused()
  await expect(purchase).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  const box = await purchase.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a link to one purchase leads to it also when its page is loaded anew before it is there', async ({
  page,
  shopper,
  desk,
}) => {
  const [order] = await desk.placeOrders(shopper, 1)
  await storeSession(page, shopper.session)
  const release = await hold(page, /\/orders\/by\/user\//)
  await page.goto(`/user/dashboard#${order?._id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.reload()
  release()
  await expect(page.getByRole('article', { name: `Order ${order?._id}` })).toBeFocused()
})
