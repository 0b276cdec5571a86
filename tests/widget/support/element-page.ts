import type { Page } from 'playwright/test'

export const TAG = 'prompt-bazaar-dropin'
export const KEY = 'authorization="sandbox_testkey_merchant"'

/** A merchant's page that can have elements, which it doesn't know yet. */
export async function openElementPage(page: Page): Promise<void> {
  await page.goto('/element.html')
  await page.waitForFunction(() => globalThis.elementMerchant !== undefined)
}

/** The page learns what the element is. */
export function define(page: Page): Promise<void> {
  return page.evaluate(() => globalThis.elementMerchant.define())
}

export function write(page: Page, html: string): Promise<void> {
  return page.evaluate((text) => document.querySelector('#root')?.setHTMLUnsafe(text), html)
}

/** The events of the page's elements so far. */
export function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.elementMerchant.heard)
}
