import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { Handler } from '../../../scripts/conformance/self-test/fault'

const CHUNK_BYTES = 700

/**
 * Serves a handler as other servers do: compressed, in small pieces, with header names in capitals,
 * every third answer ended by closing the connection as in HTTP/1.0.
 */
export async function serveOddly(handle: Handler) {
  let count = 0
  const server = createServer((incoming, outgoing) => {
    count += 1
    answer(handle, incoming, outgoing, count % 3 === 0).catch((error: Error) =>
      outgoing.destroy(error),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  handle: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  endsByClosing: boolean,
): Promise<void> {
  const response = await handle(await toRequest(incoming))
  const bytes = gzipSync(new Uint8Array(await response.arrayBuffer()))
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') outgoing.setHeader(name.toUpperCase(), value)
  }
  outgoing.setHeader('CONTENT-ENCODING', 'gzip')
  if (endsByClosing) {
    outgoing.useChunkedEncodingByDefault = false
    outgoing.setHeader('CONNECTION', 'close')
  }
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    outgoing.write(bytes.subarray(start, start + CHUNK_BYTES))
  }
  outgoing.end()
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const body = await arrayBuffer(incoming)
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    // What is compressed here must not be compressed behind it too.
    typeof value === 'string' && name !== 'accept-encoding' ? [[name, value] as const] : [],
  )
  return new Request(`http://127.0.0.1${url}`, {
    method,
    headers: Object.fromEntries(entries),
    ...(hasBody ? { body } : {}),
  })
}
