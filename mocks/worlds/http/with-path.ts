/**
 * The same request at another path. What it consists of is named: of a request in place of options, the `Request` that
 * Vitest has for jsdom keeps nothing.
 */
export function withPath(request: Request, pathname: string): Request {
  const url = new URL(request.url)
  url.pathname = pathname
  const { method, headers, body, signal } = request
  const init = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}
