import type { Page } from 'playwright/test'
import { expect } from './test'

export const WRITE = /\/api\/product\/(update|create|delete)\//
export const bulkBar = (page: Page) => page.getByRole('form', { name: 'Change selected products' })
export const rows = (page: Page) => page.getByRole('grid', { name: 'Rows' })
export const rowOf = (page: Page, name: string) =>
  rows(page).getByRole('row').filter({ hasText: name })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

/** Shows the products that a test has made, by name. */
export async function openProducts(page: Page, tag: string, count: number): Promise<void> {
  await page.goto(`/admin/products?sort=name&text=${tag}`)
  await expect(page.getByRole('grid', { name: 'Products' })).toHaveAttribute(
    'aria-rowcount',
    String(count + 1),
  )
}

/** Asks for an edit of what is selected. */
export async function planEdit(page: Page, edit: string, number?: string): Promise<void> {
  const bar = bulkBar(page)
  await bar.getByLabel('What to do').selectOption(edit)
  if (number !== undefined) await bar.getByLabel('Number').fill(number)
  await bar.getByRole('button', { name: 'Show the plan' }).click()
}

export async function importSheet(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text)
  await page
    .getByLabel('Import CSV')
    .setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer })
}

/** Waits until every row has ended, and nothing more is to be sent. */
export async function expectFinished(page: Page, summary: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: `Finished. ${summary}` })).toHaveCount(1)
}
