import { isObject } from '../../../mocks/contract/json'
import { type Client, TransportError } from '../http/client'
import type { Exchange } from '../http/exchange'
import { followSlash } from '../http/follow-slash'
import { CannotRun } from '../model/errors'
import type { World } from '../model/world'

/**
 * Checks that the API answers at its address.
 *
 * @throws {CannotRun} when there is no answer, or one of something else than this API.
 */
export async function expectReachable({ client, contract, settings }: World): Promise<void> {
  const { method, path } = contract.operation('listCategories')
  const url = `${settings.baseUrl}${path}`
  try {
    const answer = await client.send({ operation: 'listCategories', method, url, headers: {} })
    const { headers, status } = answer
    const mediaType = headers['content-type'] ?? ''
    if (status < 300 && mediaType.startsWith('text/html')) {
      throw new CannotRun(
        `${url} answers with a web page. Give the address of the API itself, such as ${settings.baseUrl}/api.`,
      )
    }
    if (status >= 300 && status < 400 && !followSlash(answer)) {
      throw new CannotRun(
        `${url} redirects to ${headers['location'] ?? 'elsewhere'}. Give that address.`,
      )
    }
  } catch (error) {
    if (error instanceof TransportError) {
      throw new CannotRun(`Nothing can be checked: ${error.message}. Is the service running there?`)
    }
    throw error
  }
}

/** What a service answers to an unknown path; a framework's answer may look like an operation's own. */
export type NotFoundAnswer = Pick<Exchange, 'status' | 'json' | 'request'>

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
function toWords({ json, request }: NotFoundAnswer): string {
  if (!isObject(json)) return ''
  const { pathname } = new URL(request.url)
  const method = new RegExp(`\\b${request.method}\\b`, 'i')
  const clean = (value: unknown) => String(value).replaceAll(pathname, '').replace(method, '')
  return JSON.stringify([Object.keys(json), clean(json['error']), clean(json['message'])])
}
