import type { Page } from 'playwright/test'

export const GUEST = 'sandbox_guest_simulated'

/** Opens a page of the harness and waits for the components. */
export async function openHarness(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => Reflect.has(window, 'components'))
}

/** Collects what a clean page has none of. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
