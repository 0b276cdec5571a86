import { expect, type Page } from 'playwright/test'
import { findViolations } from '../../find-violations'
import { ssrMarkup } from './navigation'

/** Holds every rule of axe against the page as it stands; none is exempt. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loaded has nothing to judge yet.
  await expect(ssrMarkup(page)).toHaveCount(0)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  expect(await findViolations(page)).toEqual([])
}
