import type { Operation } from '../../../mocks/contract/operation'
import type { FormFields, SentBody, SentRequest } from './exchange'

export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly token?: string
  /** Beside the token's, or in place of it. */
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: FormFields
  /** A body sent as it is, in place of `json` and `form`. */
  readonly raw?: { readonly mediaType: string; readonly text: string }
}

/** Builds a request for an operation. */
export function buildRequest(
  baseUrl: string,
  { id, method, path }: Operation,
  parts: RequestParts,
): SentRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.path?.[name] ?? ''),
  )
  const query = new URLSearchParams(parts.query).toString()
  const body = toBody(parts)
  return {
    operation: id,
    method,
    url: `${baseUrl}${filled}${query ? `?${query}` : ''}`,
    headers: {
      ...(parts.token === undefined ? {} : { authorization: `Bearer ${parts.token}` }),
      ...parts.headers,
    },
    ...(body ? { body } : {}),
  }
}

function toBody({ json, form, raw }: RequestParts): SentBody | undefined {
  if (raw) return { kind: 'text', ...raw }
  if (form) return { kind: 'form', fields: form }
  if (json === undefined) return undefined
  return { kind: 'text', mediaType: 'application/json', text: JSON.stringify(json) }
}
