import { isTimeout, withTimeout } from '../../model/with-timeout'
import {
  type Attempts,
  CLIENT_TIMEOUT_MS,
  type CreateClient,
  followAttempt,
} from './follow-attempt'

/**
 * Opens clients by braintree-web, which returns the same promise for every call with the same authorization
 * until that promise ends (`client/client.js`, `cachedClients`): after a start that hung, a second one would wait for
 * what the first one waited for. So a retry does more than a first attempt; its code comes when one is likely.
 *
 * @throws (its result) DropInError `COMPONENT_TIMED_OUT` when no client comes in time; else what the attempt failed with
 */
export function createClientAttempts<Client>(
  now: () => number,
): (authorization: string, create: CreateClient<Client>) => Promise<Client> {
  const known = new Map<string, Attempts<Client>>()

  return async (authorization, create) => {
    const attempts = known.get(authorization)
    const retry = attempts && (await loadRetry())
    if (retry) return retry.retryClient(attempts, authorization, create, now)
    const startedMs = now()
    const client = create(authorization)
    try {
      return await withTimeout(client, CLIENT_TIMEOUT_MS)
    } catch (error) {
      if (isTimeout(error) && !known.has(authorization)) {
        // Now already, so that the retry has not to wait for it.
        void loadRetry()
        const forget = () => known.delete(authorization)
        const hung = { startedMs, pending: new Set<Promise<Client>>(), text: 1, forget }
        known.set(authorization, hung)
        followAttempt(hung, client, 0)
      }
      throw error
    }
  }
}

/** Without that code a retry still joins what braintree-web waits for. */
async function loadRetry() {
  try {
    return await withTimeout(import('./retry-client'), CLIENT_TIMEOUT_MS)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
