import { isObject } from '../../../mocks/contract/json'
import { type Client, TransportError } from '../http/client'
import type { Exchange } from '../http/exchange'

/** What a service answers to an unknown path; a framework's answer may look like an operation's own. */
export type NotFoundAnswer = Pick<Exchange, 'status' | 'json' | 'request' | 'wire'>

const UNKNOWN_PATH = '/conformance-no-such-path'

/**
 * Requests a path that no service has; `undefined` when no answer comes.
 *
 * @throws any error but that of a service that does not answer
 */
export async function probe404(
  client: Client,
  baseUrl: string,
): Promise<NotFoundAnswer | undefined> {
  const url = `${baseUrl}${UNKNOWN_PATH}`
  try {
    return await client.send({ operation: 'nowhere', method: 'GET', url, headers: {} })
  } catch (error) {
    if (error instanceof TransportError) return undefined
    throw error
  }
}

/** Whether an operation's answer says no more than that of an unknown path. */
export function isLikeNotFound(answer: NotFoundAnswer, notFound: NotFoundAnswer): boolean {
  return answer.status === notFound.status && toWords(answer) === toWords(notFound)
}

/** Names and texts of an error, without the path and method that many frameworks repeat in it. */
function toWords({ json, request, wire }: NotFoundAnswer): string {
  if (!isObject(json)) return ''
  const sent = wire?.request ?? request
  const { pathname } = new URL(sent.url)
  const method = new RegExp(`\\b${sent.method}\\b`, 'i')
  const clean = (value: unknown) => String(value).replaceAll(pathname, '').replace(method, '')
  return JSON.stringify([Object.keys(json), clean(json['error']), clean(json['message'])])
}
