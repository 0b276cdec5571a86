import type { Page } from 'playwright/test'

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name, exact: true })

/** What is drawn ahead of the shop, to be looked at until the shop takes its place. */
export const preview = (page: Page) => page.locator('#root > [inert]')
