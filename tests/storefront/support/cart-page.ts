import type { Page } from 'playwright/test'

export const lines = (page: Page) =>
  page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
export const lineOf = (page: Page, name: string) => lines(page).filter({ hasText: name })
export const quantity = (page: Page, name: string) => lineOf(page, name).getByRole('spinbutton')
export const summary = (page: Page) => page.getByRole('region', { name: 'Cart summary' })
export const total = (page: Page) => summary(page).getByRole('definition').last()
export const checkout = (page: Page) => page.getByRole('link', { name: 'Sign in to checkout' })
export const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Cart/ })
