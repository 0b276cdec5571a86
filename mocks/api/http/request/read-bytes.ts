import { SYSTEM_CLOCK } from '../../admission/queue/clock'

/**
 * A request's whole body, or why there is none: longer than allowed, not there in time, or the connection closed before its
 * end.
 */
export type ReadBytes = Uint8Array<ArrayBuffer> | 'too-long' | 'late' | 'cut-off'

/** How long a body may take: some time, and more for each byte. */
export interface BodyPace {
  readonly graceMs: number
  readonly bytesPerSecond: number
}

/** That of a telephone with a bad connection: a sign-in is there in 11 s, or not at all. */
export const SLOWEST_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 8 * 1024 }

/**
 * Reads a request's body; never buffers more than allowed. One that is late is left unread, and the server closes its
 * connection after the response.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  { graceMs, bytesPerSecond }: BodyPace = SLOWEST_PACE,
): Promise<ReadBytes> {
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (declared > maxBytes) return 'too-long'
  const patienceMs = graceMs + ((declared >= 0 ? declared : maxBytes) / bytesPerSecond) * 1_000
  return new Promise((resolve) => {
    const callOff = SYSTEM_CLOCK.after(patienceMs, () => resolve('late'))
    const settle = (bytes: ReadBytes) => {
      callOff()
      resolve(bytes)
    }
    void readWhole(request, declared, maxBytes).then(settle)
  })
}

async function readWhole(request: Request, declared: number, maxBytes: number): Promise<ReadBytes> {
  try {
    if (declared >= 0) return new Uint8Array(await request.arrayBuffer())
    return request.body ? await readStream(request.body, maxBytes) : new Uint8Array()
  } catch {
    // Reading only fails with the connection, which is no fault of the service.
    return 'cut-off'
  }
}

async function readStream(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<ReadBytes> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return 'too-long'
    }
    chunks.push(part.value)
  }
  return join(chunks, length)
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
