import { expect, type Page } from 'playwright/test'

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name, exact: true })

/** The server-rendered markup, there until the shop takes its place. */
export const ssrMarkup = (page: Page) => page.locator('#root[inert]')

/** A busy server sends a page empty that it could not draw in time, and keeps one that it has drawn. */
export async function waitForMarkup(page: Page, path: string, locale = 'en-US'): Promise<void> {
  const read = async () => {
    const response = await page.request.get(path, { headers: { 'Accept-Language': locale } })
    return response.text()
  }
  await expect.poll(read).toContain('data-drawn-from')
}
