import type { Client } from './client'
import type { Exchange, SentRequest } from './exchange'

const KEEPS_METHOD: ReadonlySet<number> = new Set([307, 308])
const KEEPS_GET: ReadonlySet<number> = new Set([301, 302])

/**
 * The request again at the same path with, or without, a slash at its end, when the answer sends
 * it there as frameworks do; browsers follow such a redirect. Any other redirect is an answer.
 */
export function followSlash({ request, wire, status, headers }: Exchange): SentRequest | undefined {
  // A map names the address itself.
  if (wire && wire.request.url !== request.url) return undefined
  const isFollowed = KEEPS_METHOD.has(status) || (KEEPS_GET.has(status) && request.method === 'GET')
  const location = headers['location']
  if (!isFollowed || location === undefined || !URL.canParse(location, request.url))
    return undefined
  const from = new URL(request.url)
  const to = new URL(location, from)
  const isSame =
    to.origin === from.origin && to.href !== from.href && trim(to.pathname) === trim(from.pathname)
  return isSame ? { ...request, url: to.href } : undefined
}

/**
 * Sends a request, and once more where its answer sends it to the same path with, or without, a slash at its end.
 *
 * @throws {TransportError} when no response comes.
 */
export async function sendToSlash(
  client: Pick<Client, 'send'>,
  request: SentRequest,
): Promise<Exchange> {
  const exchange = await client.send(request)
  const elsewhere = followSlash(exchange)
  return elsewhere ? client.send(elsewhere) : exchange
}

function trim(path: string): string {
  return path.replace(/\/+$/, '')
}
