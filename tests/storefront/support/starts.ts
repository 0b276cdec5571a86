import { expect, type Page } from 'playwright/test'

/** What a page has until the shop has started in it: nothing, or the markup that the server has drawn. */
const unstarted = (page: Page) => page.locator('#root:empty, #root[inert]')

/**
 * From here on, opening an address in a page waits until the shop has started: what is pressed before is lost. A test
 * that is about the time before says how long to wait itself (`waitUntil`).
 */
export function waitForStarts(page: Page): void {
  const { goto, reload } = page
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options)
    if (!options?.waitUntil) await expect(unstarted(page)).toHaveCount(0)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await expect(unstarted(page)).toHaveCount(0)
    return response
  }
}
