export interface RequestChange {
  readonly json?: unknown
  readonly form?: FormData
  readonly url?: string
  /** `null` takes the header away. */
  readonly authorization?: string | null
}

/** The request with parts of it changed. */
export async function changeRequest(request: Request, change: RequestChange): Promise<Request> {
  const headers = new Headers(request.headers)
  if (change.authorization === null) headers.delete('authorization')
  if (typeof change.authorization === 'string') headers.set('authorization', change.authorization)
  if (change.form) headers.delete('content-type')
  headers.delete('content-length')
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE'
  const body = await readBody(request, change)
  return new Request(change.url ?? request.url, {
    method: request.method,
    headers,
    ...(hasBody ? { body } : {}),
  })
}

async function readBody(
  request: Request,
  { json, form }: RequestChange,
): Promise<string | FormData | ArrayBuffer> {
  if (form) return form
  if (json !== undefined) return JSON.stringify(json)
  return request.clone().arrayBuffer()
}
