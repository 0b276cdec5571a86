/** Sends a request; the signal ends it. A handler in this process may leave the signal alone. */
export type Fetch = (request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>

/**
 * Sends a request and reads its response, both within a time. The timer is our own and the signal goes to `fetch` itself: one
 * that is part of a `Request` is held weakly on Node 20, and a time-out that the garbage collector takes never ends anything.
 *
 * @throws {DOMException} named `TimeoutError` when it takes longer.
 */
export async function fetchWithin<T>(
  fetch: Fetch,
  request: Request,
  timeoutMs: number,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError')
      controller.abort(error)
      reject(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([fetch(request, { signal: controller.signal }).then(read), late])
  } finally {
    clearTimeout(timer)
  }
}

const MEGABYTE = 1_000_000
/** Whole catalogues with their pictures are shorter; what never ends fills the memory. */
const LONGEST_ANSWER = 128 * MEGABYTE

/**
 * The body of a response as text.
 *
 * @throws {Error} when it does not end
 */
export async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  const parts: string[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.byteLength
    // Leaving the loop closes the connection.
    if (length > LONGEST_ANSWER) {
      throw new Error(`the answer does not end within ${LONGEST_ANSWER / MEGABYTE} MB`)
    }
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
