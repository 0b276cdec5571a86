import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import type { Send } from '../../../scripts/bench/reliability/service/shop-client'
import { HOST, type RunningProxy } from './start-proxy'

interface Sender {
  readonly send: Send
  /** Closes its connections. */
  close(): void
}

/**
 * Sends to a proxy by its certificate's name.
 *
 * @param localAddress who is asking: any of 127.0.0.0/8 is an address of this machine
 */
export function sendSecurely(
  { httpsPort, certificate }: RunningProxy,
  localAddress = '127.0.0.1',
): Sender {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: HOST, localAddress })
  const ask = ({ url, method, headers }: Request, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { pathname, search } = new URL(url)
      const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
      request(
        {
          agent,
          method,
          host: '127.0.0.1',
          port: httpsPort,
          path: pathname + search,
          headers: { ...Object.fromEntries(headers), ...length, host: HOST },
        },
        resolve,
      )
        .once('error', reject)
        .end(body)
    })
  return {
    async send(path, init) {
      const sent = new Request(`https://${HOST}${path}`, init)
      const message = await ask(sent, Buffer.from(await sent.arrayBuffer()))
      const chunks: Uint8Array[] = []
      for await (const chunk of message) chunks.push(chunk)
      const status = message.statusCode ?? 0
      const isBodiless = [204, 304].includes(status)
      return new Response(isBodiless ? null : Buffer.concat(chunks), {
        status,
        headers: new Headers(
          Object.entries(message.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]),
        ),
      })
    },
    close: () => agent.destroy(),
  }
}
