import type { Page } from 'playwright/test'

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name, exact: true })

/** The server-rendered markup, there until the shop takes its place. */
export const ssrMarkup = (page: Page) => page.locator('#root[inert]')
