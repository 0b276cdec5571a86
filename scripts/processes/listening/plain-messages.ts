import type { IncomingMessage } from 'node:http'

/** What is read of Hono's request, which is no whole one unless its class is the process's own. */
type LightRequest = Pick<Request, 'method' | 'url' | 'signal'>

/** What came in, as the request that the process itself would make of it. */
export function toPlainRequest(
  { method, url, signal }: LightRequest,
  incoming: IncomingMessage,
): Request {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: readBody(incoming), duplex: 'half' } : {}
  return new Request(url, { method, headers, signal, ...body })
}

/** An answer whose headers have small names, which Hono looks for: happy-dom's own class leaves names as they are written. */
export function toPlainAnswer({ status, headers, body }: Response): Response {
  const small = [...headers].map(([name, value]): [string, string] => [name.toLowerCase(), value])
  return new Response(body, { status, headers: small })
}

/** The stream that Node makes of it would end the connection when somebody wants no more of it. */
function readBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Buffer> = incoming[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
