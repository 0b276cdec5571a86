import { isTimeout, withTimeout } from '../model/with-timeout'

/** How long a start waits for the client. */
export const CLIENT_TIMEOUT_MS = 30_000

/** Asks for a client; the text it takes stands for the same authorization each time. */
export type CreateClient<Client> = (authorization: string) => Promise<Client>

/** What the attempts of one authorization have come to since one of them was given up. */
export interface Attempts<Client> {
  /** When the first one began. */
  readonly startedMs: number
  /** Those that have not ended. */
  readonly pending: Set<Promise<Client>>
  /** Which text to ask with: another one after each attempt that was given up, the one that brought a client after that. */
  text: number
  /** Lets the next attempt be a first one. */
  readonly forget: () => void
}

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

/** braintree-web forgets what failed as well: once nothing is pending any more, the next attempt is a first one. */
export function followAttempt<Client>(
  attempts: Attempts<Client>,
  client: Promise<Client>,
  text: number,
): void {
  const { pending, forget } = attempts
  pending.add(client)
  client.then(
    () => {
      pending.clear()
      attempts.text = text
      if (text === 0) forget()
    },
    () => {
      pending.delete(client)
      if (pending.size === 0) forget()
    },
  )
}
