import type { Page } from 'playwright/test'

/** A page may still ask for something when its test is over: what a route can't answer any more is no failure. */
export async function endRoutes(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}
