import { isObject } from '../../../../mocks/contract/json'
import type { Exchange, SentBody, SentRequest } from '../../http/exchange'

/** Every text of a request that could come from an earlier answer: parts of its path, values of its query, headers and body. */
export function listTexts({ url, headers, body }: SentRequest): readonly string[] {
  const { pathname, searchParams } = new URL(url)
  return [
    ...pathname.split('/').map(decode),
    ...searchParams.values(),
    ...Object.values(headers).map(withoutPrefix),
    ...(body ? listBodyTexts(body) : []),
  ]
}

/** The same of a request in the contract's form, and as it was really sent. */
export function listSentTexts({
  request,
  wire,
}: Pick<Exchange, 'request' | 'wire'>): readonly string[] {
  // Of a token's own header the token alone is a text, and the contract's form has it.
  const sent = wire ? listTexts({ ...wire.request, headers: {} }) : []
  return [...new Set([...listTexts(request), ...sent])]
}

/** A part of a path; as it is when it is wrongly encoded. */
export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The token of an authorization header. */
export function withoutScheme(value: string): string {
  return value.replace(/^(?:bearer|basic|token) /i, '')
}

/** The value of a header without what is put before it: a scheme, or the mark of a weak tag. */
export function withoutPrefix(value: string): string {
  return withoutScheme(value).replace(/^W\/(?=")/, '')
}

interface SplitJson {
  readonly parsed: unknown
  readonly json: string
  /** What stands behind it on purpose. */
  readonly rest: string
}

/** The JSON that a text is or, up to its last brace, begins with; `undefined` when it is none. */
export function splitJson(text: string): SplitJson | undefined {
  for (const end of [text.length, text.lastIndexOf('}') + 1]) {
    const json = text.slice(0, end)
    try {
      return { parsed: JSON.parse(json), json, rest: text.slice(end) }
    } catch {
      // It may be the other.
    }
  }
  return undefined
}

/** The JSON of a body; `undefined` when it is none. */
export function readSentJson(body: SentBody | undefined): unknown {
  return body?.kind === 'text' ? splitJson(body.text)?.parsed : undefined
}

function listBodyTexts(body: SentBody): readonly string[] {
  if (body.kind === 'form') {
    return Object.values(body.fields).filter((value) => typeof value === 'string')
  }
  return listLeaves(readSentJson(body))
}

function listLeaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listLeaves)
  return isObject(value) ? Object.values(value).flatMap(listLeaves) : []
}
