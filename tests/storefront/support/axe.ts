import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Holds every rule of axe against the page as it stands; none is exempt. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loaded has nothing to judge yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map((node) => `${node.html} — ${node.failureSummary}`),
  }))
  expect(found).toEqual([])
}
