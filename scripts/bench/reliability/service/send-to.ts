import { Agent, type IncomingMessage, request } from 'node:http'
import type { Send } from './shop-client'

/** As many connections as there are people; `fetch` gives up on those that wait in the queue for long. */
const agent = new Agent({ keepAlive: true })

/** Sends by network to the service at an origin. */
export function sendTo({ origin }: { readonly origin: string }): Send {
  return async (path, init) => {
    const sent = new Request(origin + path, init)
    const body = Buffer.from(await sent.arrayBuffer())
    const message = await ask(sent, body)
    const chunks: Uint8Array[] = []
    for await (const chunk of message) chunks.push(chunk)
    const isBodiless = message.statusCode === 204 || message.statusCode === 304
    const { 'content-type': type = '', 'content-encoding': encoding = '' } = message.headers
    return new Response(isBodiless ? null : Buffer.concat(chunks), {
      status: message.statusCode ?? 0,
      headers: { 'Content-Type': type, 'Content-Encoding': encoding },
    })
  }
}

function ask({ url, method, headers }: Request, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
    const options = { method, agent, headers: { ...Object.fromEntries(headers), ...length } }
    request(url, options, resolve).once('error', reject).end(body)
  })
}
