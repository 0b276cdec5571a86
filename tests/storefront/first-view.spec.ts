import type { Locator, Page } from 'playwright/test'
import { ssrMarkup, waitForMarkup } from './support/navigation'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

const cards = (page: Page) => page.getByRole('article')

/** Whether the browser has laid out what is in the element. */
const isLaidOut = (element: Locator) =>
  element
    .getByRole('heading')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

/** How long the page is. */
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function open(page: Page, path: string): Promise<void> {
  await waitForMarkup(page, path)
  await page.goto(path)
  await expect(ssrMarkup(page)).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the first paint leaves out the cards far below the screen, and shows them as they come near', async ({
    page,
  }) => {
    await open(page, '/')
    expect(await isLaidOut(cards(page).first())).toBe(true)
    expect(await isLaidOut(cards(page).last())).toBe(false)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(cards(page).last())).toBe(true)
  })

  test('what is left out is reached by the keyboard', async ({ page }) => {
    await open(page, '/')
    const last = cards(page).last()
    expect(await isLaidOut(last)).toBe(false)
    await last.getByRole('link').focus()
    await expect(last.getByRole('link')).toBeInViewport()
    await expect.poll(() => isLaidOut(last)).toBe(true)
  })
})

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of ['/', '/shop']) {
      test(`${path} is about as long as it will be once all of it is laid out`, async ({
        page,
      }) => {
        await open(page, path)
        const before = await lengthOf(page)
        await page.evaluate(() => {
          for (const card of document.querySelectorAll<HTMLElement>('.product-card')) {
            card.style.contentVisibility = 'visible'
          }
        })
        expect(Math.abs((await lengthOf(page)) - before)).toBeLessThanOrEqual(before / 20)
      })
    }

    test('Back finds the card that was left, though the visitor had jumped to it', async ({
      page,
    }) => {
      await open(page, '/')
      await page.keyboard.press('End')
      const link = cards(page).last().getByRole('link')
      await expect(link).toBeInViewport()
      const topOf = async () => (await link.boundingBox())?.y ?? Number.NaN
      const before = await topOf()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(48)
    })

    test('a reload in the middle of the page shows the same card', async ({ page }) => {
      await open(page, '/')
      await cards(page).nth(8).scrollIntoViewIfNeeded()
      const topOf = async () => (await cards(page).nth(8).boundingBox())?.y ?? Number.NaN
      const before = await topOf()
      await page.reload()
      await expect(ssrMarkup(page)).toHaveCount(0)
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(48)
    })
  })
}
