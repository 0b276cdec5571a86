/**
 * Whether a browser asks for a page, so that the storefront's own router answers, rather than for a file,
 * which is there or is a 404.
 */
export function isNavigation(request: Request): boolean {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/assets/')) return false
  const destination = request.headers.get('sec-fetch-dest')
  if (destination) return destination === 'document'
  const acceptsHtml = request.headers.get('accept')?.includes('text/html') ?? false
  return acceptsHtml || !/\.[a-z0-9]+$/i.test(pathname)
}
