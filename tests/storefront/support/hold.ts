import type { Page } from 'playwright/test'

/** Keeps the requests to an address from the service until they are let go by what this answers with. */
export async function hold(page: Page, address: RegExp | string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
