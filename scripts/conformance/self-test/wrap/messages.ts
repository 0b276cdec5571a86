import { asObject, type JsonObject } from '../../../../mocks/contract/json'

/** The message's JSON object, read from a copy; an empty one for anything else. */
export async function readJson(message: Request | Response): Promise<JsonObject> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => undefined)
  return asObject(body)
}

/** The message's form, read from a copy; `undefined` for anything else. */
export function readForm(message: Request): Promise<FormData | undefined> {
  return message
    .clone()
    .formData()
    .catch(() => undefined)
}

/** Makes requests that are the same as one, which is read for them: canceling one half of a cloned body waits for the other. */
export async function readForCopies(request: Request): Promise<() => Request> {
  const { url, method, headers } = request
  const bytes = await request.arrayBuffer()
  const body = hasBody(request) ? { body: bytes } : {}
  return () => new Request(url, { method, headers, ...body })
}

/** What was written into responses: to read a stream for each change of many takes longer than the changes do. */
const texts = new WeakMap<Response, string>()

/** A JSON response with the same headers and another body or status. */
export async function changeAnswer(
  response: Response,
  change: (body: unknown) => unknown,
  status = response.status,
): Promise<Response> {
  const text = texts.get(response) ?? (await response.text())
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const changed = JSON.stringify(change(body))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const answer = new Response(changed, { status, headers })
  texts.set(answer, changed)
  return answer
}

export function answerJson(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}

export interface RequestChange {
  readonly json?: unknown
  readonly form?: FormData
  readonly url?: string
  /** `null` removes the header. */
  readonly authorization?: string | null
}

/** The request with parts of it changed. */
export async function changeRequest(request: Request, change: RequestChange): Promise<Request> {
  const headers = new Headers(request.headers)
  if (change.authorization === null) headers.delete('authorization')
  if (typeof change.authorization === 'string') headers.set('authorization', change.authorization)
  if (change.form) headers.delete('content-type')
  headers.delete('content-length')
  const body = await readBody(request, change)
  return new Request(change.url ?? request.url, {
    method: request.method,
    headers,
    ...(hasBody(request) ? { body } : {}),
  })
}

function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'DELETE'
}

async function readBody(
  request: Request,
  { json, form }: RequestChange,
): Promise<string | FormData | ArrayBuffer> {
  if (form) return form
  if (json !== undefined) return JSON.stringify(json)
  return request.clone().arrayBuffer()
}
