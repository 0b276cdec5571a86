import type { BrowserContext } from 'playwright/test'

interface ServedFile {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** By address; the pages are built once, so what one test has fetched holds for those that follow. */
const files = new Map<string, ServedFile>()

interface PageHeaders {
  readonly policy: string | undefined
  /** A script of the page itself, from an address of its own: a strict page has no other. */
  readonly prelude: string | undefined
}

/** Serves the built pages from a secure origin, under a policy. */
export async function serveShop(
  context: BrowserContext,
  shop: string,
  baseUrl: string,
  { policy, prelude }: PageHeaders,
): Promise<void> {
  await context.route(`${shop}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/prelude.js') {
      return route.fulfill({ contentType: 'text/javascript', body: prelude ?? '' })
    }
    const file = files.get(pathname) ?? (await fetchFile(baseUrl, pathname))
    if (pathname !== '/') return route.fulfill(file)
    return route.fulfill({
      ...file,
      headers: { ...file.headers, ...(policy ? { 'content-security-policy': policy } : {}) },
      body: file.body
        .toString()
        .replace('<head>', prelude ? '<head><script src="/prelude.js"></script>' : '<head>'),
    })
  })
}

async function fetchFile(baseUrl: string, pathname: string): Promise<ServedFile> {
  const response = await fetch(baseUrl + pathname)
  const file = {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'text/html' },
    body: Buffer.from(await response.arrayBuffer()),
  }
  if (response.ok) files.set(pathname, file)
  return file
}
