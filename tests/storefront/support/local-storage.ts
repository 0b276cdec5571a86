import type { Page } from 'playwright/test'
import type { Session } from './service'

const QUIET_FILE = '/favicon.svg'

/** What stands in the shop's localStorage before its pages run. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  // A file of the shop that runs no script: the same origin, without a page that reads or writes.
  if (!page.url().endsWith(QUIET_FILE)) await page.goto(QUIET_FILE)
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, entries)
}

export async function readStored(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key)
  return text === null ? null : JSON.parse(text)
}

/** Signs in without the form; the next page that is opened is the user's. */
export function storeSession(page: Page, session: Session): Promise<void> {
  return store(page, { jwt: JSON.stringify(session) })
}

/** Fills the cart without the shop; products as the service has them, or parts of one. */
export function storeCart(page: Page, lines: readonly object[]): Promise<void> {
  return store(page, { cart: JSON.stringify(lines) })
}
