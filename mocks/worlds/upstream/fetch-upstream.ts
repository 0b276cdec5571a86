/** An answer of the real backend, read to its end. */
export interface UpstreamAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What is sent to it. */
export interface UpstreamRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: ArrayBuffer | undefined
  /** Whoever waits for it. */
  readonly signal: AbortSignal
}

/** It gave no answer, or none that ends, in a sentence. */
export class NoUpstreamAnswer extends Error {
  override readonly name = 'NoUpstreamAnswer'
}

const MOST_BYTES = 64 * 1024 * 1024
/** What belongs to one connection, and what `fetch` says itself. */
const OF_CONNECTION = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** @throws NoUpstreamAnswer where it can't be reached, hangs for longer than `patienceMs`, or its answer breaks off */
export async function fetchUpstream(
  { method, url, headers, body, signal }: UpstreamRequest,
  patienceMs: number,
): Promise<UpstreamAnswer> {
  const { origin } = new URL(url)
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(url, {
      method,
      headers: without(headers, OF_CONNECTION),
      ...(body === undefined || body.byteLength === 0 ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, patience]),
    })
    const bytes = await readAll(response, origin)
    // `fetch` has unpacked it.
    const kept = without(response.headers, [...OF_CONNECTION, 'content-encoding'])
    return { status: response.status, headers: kept, bytes }
  } catch (error) {
    if (error instanceof NoUpstreamAnswer) throw error
    const reason = patience.aborted ? `within ${patienceMs / 1000} s` : `(${reasonOf(error)})`
    throw new NoUpstreamAnswer(
      `${origin} gave no answer ${reason}. Whether the call took effect is not known.`,
    )
  }
}

async function readAll(response: Response, origin: string): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.byteLength
    if (length > MOST_BYTES) {
      throw new NoUpstreamAnswer(`${origin} answers with more than ${MOST_BYTES} bytes.`)
    }
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
