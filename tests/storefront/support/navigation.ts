import type { Page } from 'playwright/test'

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name, exact: true })
