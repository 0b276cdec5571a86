/** A request's whole body, or why there is none: longer than allowed, or the connection closed before its end. */
export type ReadBytes = Uint8Array<ArrayBuffer> | 'too-long' | 'cut-off'

/** Reads a request's body; never buffers more than allowed. */
export async function readBytes(request: Request, maxBytes: number): Promise<ReadBytes> {
  const declared = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (declared > maxBytes) return 'too-long'
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
