import { isTimeout, withTimeout } from '../model/with-timeout'
import {
  type Attempts,
  CLIENT_TIMEOUT_MS,
  type CreateClient,
  followAttempt,
} from './follow-attempt'

/**
 * Opens clients by braintree-web, which hands the very same promise to everybody who asks with the same authorization
 * until that promise ends (`client/client.js`, `cachedClients`): after a start that hung, a second one would wait for
 * what the first one waited for. So a retry does more than a first attempt, and its code comes with it.
 */
export function createClientAttempts<Client>(
  now: () => number,
): (authorization: string, create: CreateClient<Client>) => Promise<Client> {
  const known = new Map<string, Attempts<Client>>()

  return async (authorization, create) => {
    const attempts = known.get(authorization)
    if (attempts) {
      const { retryClient } = await withTimeout(import('./retry-client'), CLIENT_TIMEOUT_MS)
      return retryClient(attempts, authorization, create, now)
    }
    const startedMs = now()
    const client = create(authorization)
    try {
      return await withTimeout(client, CLIENT_TIMEOUT_MS)
    } catch (error) {
      if (isTimeout(error) && !known.has(authorization)) {
        const forget = () => known.delete(authorization)
        const hung = { startedMs, pending: new Set<Promise<Client>>(), text: 1, forget }
        known.set(authorization, hung)
        followAttempt(hung, client, 0)
      }
      throw error
    }
  }
}
