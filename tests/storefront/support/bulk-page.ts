import type { Download, Page } from 'playwright/test'
import type { Desk } from './desk'
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

/** Pastes rows into an element; into the body is onto the page. */
export async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}

/** Waits until every row has ended, and nothing more is to be sent. */
export async function expectFinished(page: Page, summary: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: `Finished. ${summary}` })).toHaveCount(1)
}

/** Products of the test's own, in the order of their names. */
export async function make(desk: Desk, count: number) {
  const tag = 'Zebra'
  const products = []
  for (let number = 1; number <= count; number += 1) {
    products.push(
      await desk.createProduct({ name: `${tag} ${number}`, description: 'One, "two"; three' }),
    )
  }
  return { tag, products }
}

/** What a download holds. */
export async function readDownload(download: Download): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
