/** The bytes of one request with keep-alive. */
export function get(path: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  return Buffer.from(writeHead('GET', path, headers))
}

/** The same with a JSON body. */
export function sendJson(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const bytes = Buffer.from(JSON.stringify(body))
  return withBody(method, path, bytes, { ...headers, 'Content-Type': 'application/json' })
}

/** The same with any body. */
export function withBody(
  method: 'POST' | 'PUT',
  path: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Buffer {
  const head = writeHead(method, path, { ...headers, 'Content-Length': String(body.length) })
  return Buffer.concat([Buffer.from(head), body])
}

/** The head of a request with its blank line. */
export function writeHead(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries({ Host: 'shop.example', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
