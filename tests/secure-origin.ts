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
    const file = files.get(address) ?? (await fetchFile(address))
    files.set(address, file)
    await route.fulfill(file)
  })
}

/** Outside of the browser's context, which may close while a file is on its way. */
async function fetchFile(address: string): Promise<ServedFile> {
  const response = await fetch(address)
  // The body is unpacked already.
  const {
    'content-encoding': _,
    'content-length': __,
    ...headers
  } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}
