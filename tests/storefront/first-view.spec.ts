import type { Locator, Page } from 'playwright/test'
import { hold } from './support/hold'
import { ssrMarkup, waitForMarkup } from './support/navigation'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

const cards = (page: Page) => page.getByRole('article', { includeHidden: true })

/** Whether the browser has laid out what is in the element. */
const isLaidOut = (element: Locator) =>
  element
    .locator('h3')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

/** How long the page is. */
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Opens the page as the server has drawn it; its code comes when that is let go. */
async function openMarkup(page: Page, path: string): Promise<() => void> {
  await waitForMarkup(page, path)
  const release = await hold(page, '**/assets/index-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(ssrMarkup(page)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  return release
}

/** Resolves when all of the page is laid out. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn-at]')).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the first paint leaves out the cards far below the screen, and shows them as they come near', async ({
    page,
  }) => {
    await openMarkup(page, '/')
    expect(await isLaidOut(cards(page).first())).toBe(true)
    expect(await isLaidOut(cards(page).last())).toBe(false)
    await page.mouse.wheel(0, await lengthOf(page))
    await expect.poll(() => isLaidOut(cards(page).last())).toBe(true)
  })

  test('what it left out is laid out after the start, without leaving a trace', async ({
    page,
  }) => {
    const release = await openMarkup(page, '/')
    release()
    await untilWhole(page)
    for (const card of await cards(page).all()) expect(await isLaidOut(card)).toBe(true)
    await expect(page.locator('[data-laid-out]')).toHaveCount(0)
  })

  for (const way of ['a link', 'a reload']) {
    test(`the end is come back to after ${way}, though the visitor jumped to it and left before all was laid out`, async ({
      page,
    }) => {
      const release = await openMarkup(page, '/')
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      release()
      await expect(ssrMarkup(page)).toHaveCount(0)
      if (way === 'a link') {
        await cards(page).last().getByRole('link').click()
        await expect(page).toHaveURL(/\/product\//)
        await page.goBack()
      } else {
        await page.reload()
      }
      await untilWhole(page)
      await expect(cards(page).last()).toBeInViewport()
    })
  }
})

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of ['/', '/shop']) {
      test(`${path} is about as long from the first as it will be`, async ({ page }) => {
        const release = await openMarkup(page, path)
        const before = await lengthOf(page)
        release()
        await untilWhole(page)
        expect(Math.abs((await lengthOf(page)) - before)).toBeLessThanOrEqual(before / 40)
      })
    }

    test('Back and a reload find the card that was left', async ({ page }) => {
      const release = await openMarkup(page, '/')
      release()
      await untilWhole(page)
      await page.keyboard.press('End')
      const link = cards(page).last().getByRole('link')
      await expect(link).toBeInViewport()
      const topOf = async () => (await link.boundingBox())?.y ?? Number.NaN
      const before = await topOf()
      await link.click()
      await expect(page).toHaveURL(/\/product\//)
      await page.goBack()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8)
      await page.reload()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8)
    })
  })
}
