import type { Page, Request } from 'playwright/test'

export const grid = (page: Page) => page.getByRole('list', { name: 'Products' })
export const cards = (page: Page) => grid(page).getByRole('article')
export const names = (page: Page) => grid(page).getByRole('heading', { level: 3 })
export const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' })
export const price = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Price' }).getByRole('radio', { name: label })
export const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('checkbox', { name, exact: true })
export const applied = (page: Page) => page.getByRole('list', { name: 'Applied filters' })
/** Two full pages and a smaller one. */
export const LONG_SHELF = '/shop?price=20-29'
export const CALL = '**/api/product/by/search'
export const isCall = (request: Request) => request.url().endsWith('/api/product/by/search')

/** Notes the body of each filter call. */
export function recordCalls(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (isCall(request)) bodies.push(request.postDataJSON())
  })
  return bodies
}
