import type { Page } from 'playwright/test'

/** Apple Pay demands HTTPS. */
export const SECURE_ORIGIN = 'https://merchant.example'

interface ServedFile {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** By address; the pages are bundled once, so what one test has fetched holds for those that follow. */
const files = new Map<string, ServedFile>()

/** Serves the pages of an insecure origin from the secure one as well. */
export async function serveSecurely(page: Page, baseUrl = ''): Promise<void> {
  await page.route(`${SECURE_ORIGIN}/**`, async (route) => {
    const address = route.request().url().replace(SECURE_ORIGIN, baseUrl)
    const known = files.get(address)
    if (known) return route.fulfill(known)
    const response = await route.fetch({ url: address })
    const file = {
      status: response.status(),
      headers: response.headers(),
      body: await response.body(),
    }
    files.set(address, file)
    return route.fulfill(file)
  })
}
