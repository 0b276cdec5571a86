import { EXPOSED_HEADERS } from '../../api/http/exposed-headers'
import type { UpstreamAnswer } from './fetch-upstream'

/** Says who has answered: `upstream`, or `here`. */
export const SOURCE_HEADER = 'X-Mock-Source'

/** An answer to a call, for the page that makes it and for no other. */
export function marked(
  { headers: asked }: Request,
  response: Response,
  source: 'upstream' | 'here',
): Response {
  const headers = new Headers(response.headers)
  const origin = asked.get('Origin')
  headers.set(SOURCE_HEADER, source)
  headers.append('Vary', 'Origin')
  if (origin === null) headers.delete('Access-Control-Allow-Origin')
  else headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', [...EXPOSED_HEADERS, SOURCE_HEADER].join(', '))
  return new Response(response.body, { status: response.status, headers })
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

export function toResponse({ status, headers, bytes }: UpstreamAnswer): Response {
  return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers })
}

/** The body as JSON, where it says that it is and is. */
export function readJson(headers: Headers, bytes: Uint8Array) {
  if (!/\bjson\b/i.test(headers.get('Content-Type') ?? '')) return { isJson: false } as const
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return { isJson: true, value } as const
  } catch {
    return { isJson: false } as const
  }
}

/** What came in place of JSON. */
export function describeType(headers: Headers, bytes: Uint8Array): string {
  if (bytes.byteLength === 0) return 'nothing'
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  if (/\bjson\b/i.test(type)) return `a text of ${bytes.byteLength} bytes that is no JSON`
  return type === '' ? 'a body without a Content-Type' : type
}
