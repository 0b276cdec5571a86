import { apiBaseUrl } from '../lib/environment'
import { createStore } from '../lib/store'
import { type Api, type ApiOptions, createApi } from './client'

/** How long the service may take: a read is retried, a write is not, an upload takes longer. */
const READ_TIMEOUT_MS = 15_000
const WRITE_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 120_000

type Credentials = Pick<ApiOptions, 'getToken' | 'onSessionRefused'>

let credentials: Credentials = { getToken: () => undefined, onSessionRefused: () => {} }

/** Sets the session that calls are made with; the application does so once, when it starts. */
export function provideCredentials(provided: Credentials): void {
  credentials = provided
}

let send: (request: Request) => Promise<Response> = fetchWithTimeout

/** Replaces `fetch`, for pages that are rendered on the server. */
export function provideFetch(provided: typeof send): void {
  send = provided
}

/** The client of the shop's service. */
export const api: Api = createApi({
  baseUrl: apiBaseUrl,
  getToken: () => credentials.getToken(),
  onSessionRefused: (token) => credentials.onSessionRefused(token),
  fetch: (request) => send(request),
})

/** An answer that came without the service, of what the service worker had kept. */
export interface KeptAnswer {
  /** In milliseconds since 1970. */
  readonly keptAt: number
}

/** Those that may be shown; none while every answer is the service's own. */
export const keptAnswers = createStore<readonly KeptAnswer[]>([])

/** `fetch` that rejects with a `TimeoutError` when the response or its body comes too late. */
async function fetchWithTimeout(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutFor(request))])
  const response = await fetch(request, { signal })
  // The service worker's.
  const keptAt = response.headers.get('x-kept-at')
  if (keptAt) keptAnswers.set([...keptAnswers.get(), { keptAt: Number(keptAt) }])
  return response
}

function timeoutFor(request: Request): number {
  if (request.method === 'GET' || isFilterCall(request)) return READ_TIMEOUT_MS
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
  return isUpload ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS
}

/** The contract's one read that is a POST, because its filters travel in a body. */
function isFilterCall(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('/product/by/search')
}
