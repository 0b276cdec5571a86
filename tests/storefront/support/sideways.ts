import type { Page } from 'playwright/test'

const WIDTHS = [320, 390, 768, 1024, 1440]
const HEIGHT = 900
/** Twice what browsers have unless somebody sets it. */
const LARGE_TEXT_PX = 32
const MAX_NAMED = 5

/** Where a page scrolls sideways, and what reaches beyond its edge; nowhere is as it should be. */
export async function findSideways(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) found.push(...(await measureAt(page, width)))
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT_PX } })
  for (const width of WIDTHS) found.push(...(await measureAt(page, width, ', large text')))
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT_PX / 2 } })
  await session.detach()
  return found
}

async function measureAt(page: Page, width: number, what = ''): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT })
  const culprits = await findCulprits(page)
  return culprits.map((culprit) => `${width} px${what}: ${culprit}`)
}

/** What reaches beyond the screen's edge as the page stands, as it is. */
export async function findCulprits(page: Page): Promise<string[]> {
  const culprits = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => element.childElementCount === 0)
      .map((element) => element.outerHTML.slice(0, 120))
  })
  return culprits.slice(0, MAX_NAMED)
}
