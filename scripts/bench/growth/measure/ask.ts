import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })
const REFUSED_FROM = 300
const SHOWN_BYTES = 200

/** What an answer took, from the request's first byte to the answer's last, and its length. */
export interface Asked {
  readonly ms: number
  readonly bytes: number
}

/**
 * Sends a request to an origin and reads the answer without keeping it, since it may have hundreds of megabytes.
 *
 * @throws Error when it is refused or breaks off
 */
export async function ask(origin: string, asked: Request): Promise<Asked> {
  const { pathname, search } = new URL(asked.url)
  const { method } = asked
  const body = Buffer.from(await asked.arrayBuffer())
  const headers = {
    ...Object.fromEntries(asked.headers),
    ...(body.length > 0 ? { 'content-length': body.length } : {}),
  }
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = request(origin + pathname + search, { method, headers, agent }, (answer) => {
      let bytes = 0
      let beginning = ''
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (beginning.length < SHOWN_BYTES) beginning += chunk.toString('utf8', 0, SHOWN_BYTES)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        if (status < REFUSED_FROM) resolve({ ms: performance.now() - startedAt, bytes })
        else reject(new Error(`${method} ${pathname} answered ${status}: ${beginning}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
