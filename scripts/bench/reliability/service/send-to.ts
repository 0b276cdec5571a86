import { Agent, type IncomingMessage, request } from 'node:http'
import type { Send } from './shop-client'

/** How requests are sent, where it is not over connections that all senders share. */
export interface SendingFrom {
  readonly agent: Agent
  /** The sender's own address, such as `127.0.0.2`. */
  readonly localAddress: string
  /** ms after which an answer is given up. */
  readonly patienceMs: number
}

/** As many connections as there are people; `fetch` gives up on those that wait in the queue for long. */
const shared = { agent: new Agent({ keepAlive: true }) }

/** Sends by network to the service at an origin. */
export function sendTo({ origin }: { readonly origin: string }, from?: SendingFrom): Send {
  return async (path, init) => {
    const sent = new Request(origin + path, init)
    const body = Buffer.from(await sent.arrayBuffer())
    const message = await ask(sent, body, from)
    const chunks: Uint8Array[] = []
    for await (const chunk of message) chunks.push(chunk)
    const isBodiless = message.statusCode === 204 || message.statusCode === 304
    const { 'content-type': type = '', 'content-encoding': encoding = '' } = message.headers
    const { 'retry-after': retryAfter } = message.headers
    return new Response(isBodiless ? null : Buffer.concat(chunks), {
      status: message.statusCode ?? 0,
      headers: {
        'Content-Type': type,
        'Content-Encoding': encoding,
        ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
      },
    })
  }
}

function ask(
  { url, method, headers }: Request,
  body: Buffer,
  from: SendingFrom | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
    const where = from
      ? {
          agent: from.agent,
          localAddress: from.localAddress,
          signal: AbortSignal.timeout(from.patienceMs),
        }
      : shared
    const options = { method, headers: { ...Object.fromEntries(headers), ...length }, ...where }
    request(url, options, resolve).once('error', reject).end(body)
  })
}
