/** How long the service may take: a read is asked again, a write is not, an upload takes its time. */
const READ_TIMEOUT_MS = 15_000
const WRITE_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 120_000

/** `fetch` that gives up with a `TimeoutError`, answer's body included. */
export function fetchInTime(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutFor(request))])
  return fetch(request, { signal })
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
