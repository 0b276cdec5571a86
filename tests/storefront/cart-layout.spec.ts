import type { Locator, Page } from 'playwright/test'
import { tagsOf } from '../length'
import { summary } from './support/cart-page'
import { expect, test } from './support/checkout-test'
import { hold } from './support/hold'
import { storeCart, storeSession } from './support/local-storage'

const SCREENS = [
  { width: 1440, height: 900, isBeside: true },
  { width: 1280, height: 720, isBeside: true },
  { width: 768, height: 1024, isBeside: false },
  { width: 360, height: 740, isBeside: false },
] as const
/** More than any of these screens is high. */
const LINES = 12

for (const { width, height, isBeside } of SCREENS) {
  const title = `CART-3 PAY-5 at ${width}×${height} the page’s own scroll leads to Pay, however high the payment sheet is`
  test(title, { tag: tagsOf(width === 1440) }, async ({ page, checkout, shopper, service }) => {
    await page.setViewportSize({ width, height })
    const products = (await service.products()).filter(({ quantity }) => quantity > 1)
    await storeSession(page, shopper.session)
    await storeCart(
      page,
      products.slice(-LINES).map((product) => ({ ...product, count: 1 })),
    )
    await page.goto('/cart')
    await checkout.chooseCard()
    expect(await checkout.payButton.evaluate(findFrames), 'what scrolls around Pay').toEqual([])

    await scrollTo(page, 0)
    if (isBeside) await expect(summary(page)).toBeInViewport({ ratio: 1 })
    // Beside the lines the summary goes along until its end is in sight, with lines still to come.
    await scrollTo(page, isBeside ? await heightOf(page.locator('.cart-aside')) : 1e5)
    await expect(checkout.payButton).toBeInViewport({ ratio: 1 })
    if (isBeside) await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  })
}

test('CART-3 a summary that fits stays in sight, whole, however far the lines are scrolled', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const products = (await service.products()).filter(({ quantity }) => quantity > 1)
  await storeCart(
    page,
    products.slice(-LINES).map((product) => ({ ...product, count: 1 })),
  )
  await page.goto('/cart')
  const link = page.getByRole('link', { name: 'Sign in to checkout' })
  for (const top of [0, 300, 900]) {
    await scrollTo(page, top)
    await expect(summary(page)).toBeInViewport({ ratio: 1 })
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => globalThis.scrollTo({ top: y, behavior: 'instant' }), top)
}

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0
}

/** Runs in the page: the ancestors that hide a part of what they hold until they are scrolled themselves. */
function findFrames(element: Element): string[] {
  const frames: string[] = []
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isFrame = /auto|scroll/.test(getComputedStyle(parent).overflowY)
    const hides = parent.scrollHeight > parent.clientHeight + 1
    if (isFrame && hides && parent !== document.scrollingElement) frames.push(parent.className)
  }
  return frames
}

test('CART-7 what an empty cart suggests stands where it stays: nothing that comes later pushes it down', async ({
  page,
}) => {
  const release = await hold(page, '**/api/category/list')
  const asked = page.waitForRequest('**/api/category/list')
  await page.goto('/cart')
  await asked
  await expect(page.getByRole('heading', { name: 'Best Sellers' })).toBeHidden()
  release()
  await expect(page.getByRole('navigation', { name: 'Shop by category' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(4)
})
