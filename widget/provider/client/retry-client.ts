import { DropInError } from '../../model/terms/dropin-error'
import { isTimeout, withTimeout } from '../../model/with-timeout'
import {
  type Attempts,
  CLIENT_TIMEOUT_MS,
  type CreateClient,
  followAttempt,
} from './follow-attempt'

/** What braintree-web gives each request for a configuration, of which it makes so many at most (`client/request`). */
const REQUEST_TIMEOUT_MS = 60_000
const REQUESTS = 3

/**
 * Requests a client again after a request that hung: with another text for the same token, where there is one. The
 * first client that arrives is used, the new one or an earlier one.
 *
 * @throws DropInError `COMPONENT_TIMED_OUT` when none comes in time; else what the newest attempt failed with
 */
export async function retryClient<Client>(
  attempts: Attempts<Client>,
  authorization: string,
  create: CreateClient<Client>,
  now: () => number,
): Promise<Client> {
  const { startedMs, text } = attempts
  const pending = [...attempts.pending]
  const alias = aliasOf(authorization, text)
  const client = create(alias ?? authorization)
  followAttempt(attempts, client, alias === undefined ? 0 : text)
  const limitMs = alias === undefined ? stuckLimitMs(now() - startedMs) : CLIENT_TIMEOUT_MS
  try {
    return await withTimeout(firstOf(client, pending), limitMs)
  } catch (error) {
    if (isTimeout(error)) attempts.text += 1
    throw alias === undefined ? stuckError(error) : error
  }
}

/** The newest attempt's outcome, or an earlier one's client that comes before it. */
function firstOf<Client>(newest: Promise<Client>, earlier: readonly Promise<Client>[]) {
  return new Promise<Client>((resolve, reject) => {
    newest.then(resolve, reject)
    for (const attempt of earlier) attempt.then(resolve, () => undefined)
  })
}

/**
 * Another text for the same client token, which is base64 of JSON: a space behind the JSON changes nothing but the
 * text. A tokenization key has no other text.
 */
function aliasOf(authorization: string, text: number): string | undefined {
  // The first one's client has come, while this code was on its way.
  if (text === 0) return authorization
  try {
    const json = atob(authorization)
    JSON.parse(json)
    return btoa(json + ' '.repeat(text))
  } catch {
    // Not base64, or not JSON: a tokenization key.
    return undefined
  }
}

/**
 * How long to wait for a promise that can't be requested again. Only the next request of braintree-web can find a network
 * that is back; once the last one has ended, a promise that has not will never do so: an answer that braintree-web
 * can't read leaves it pending.
 */
function stuckLimitMs(elapsedMs: number): number {
  if (elapsedMs > REQUESTS * REQUEST_TIMEOUT_MS + CLIENT_TIMEOUT_MS) return 0
  return REQUEST_TIMEOUT_MS - (elapsedMs % REQUEST_TIMEOUT_MS) + CLIENT_TIMEOUT_MS
}

function stuckError(cause: unknown): unknown {
  if (!isTimeout(cause)) return cause
  return new DropInError('COMPONENT_TIMED_OUT', {
    cause,
    nextStep:
      'Load the page anew: braintree-web goes on waiting for the first request of a tokenization key. With a client token a retry is a new request.',
  })
}
