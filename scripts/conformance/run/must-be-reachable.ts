import { TransportError } from '../http/client'
import { followSlash } from '../http/follow-slash'
import { CannotRun } from './interruptions'
import type { World } from './world'

/** Throws `CannotRun` when nobody answers, or somebody who is not this API. */
export async function mustBeReachable({ client, contract, settings }: World): Promise<void> {
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
