import type { Page } from 'playwright/test'
import type { Session } from './service'

/** A file of the shop that runs no script: the same origin, without a page that reads or writes. */
const QUIET_FILE = '/favicon.svg'

/** What stands in the shop's localStorage before its next page runs. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  if (page.url() === 'about:blank') return storeAtFirst(page, entries)
  if (!page.url().endsWith(QUIET_FILE)) await page.goto(QUIET_FILE)
  await page.evaluate(write, entries)
}

/** Before a tab's first page: that one is told to begin with it, which saves a visit to the quiet file. */
async function storeAtFirst(page: Page, entries: Record<string, string>): Promise<void> {
  const script = await page.addInitScript(write, entries)
  // The pages after it find what it left. A tab that is closed meanwhile has taken it along.
  page.once('framenavigated', () => script.dispose().catch(() => undefined))
}

/** Runs in the page, where its frames share what it stores. */
function write(texts: Record<string, string>): void {
  if (window !== window.top) return
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
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
