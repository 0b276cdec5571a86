import { DropInError } from '../model/terms/dropin-error'
import { withTimeout } from '../model/with-timeout'

/** How long a start waits for the client. */
const CLIENT_TIMEOUT_MS = 30_000

/** What braintree-web gives each request for a configuration, of which it makes so many at most (`client/request`). */
const REQUEST_TIMEOUT_MS = 60_000
const REQUESTS = 3

/** What the attempts of one authorization have come to. */
interface Attempts<Client> {
  /** When the first one began. */
  readonly startedMs: number
  /** Those that have not ended. */
  readonly pending: readonly Promise<Client>[]
  /** Which text to ask with: another one after each attempt that was given up, the one that brought a client after that. */
  readonly text: number
}

/** Asks for a client; the text it takes stands for the same authorization each time. */
type CreateClient<Client> = (authorization: string) => Promise<Client>

/**
 * Opens clients by braintree-web, which hands the very same promise to everybody who asks with the same authorization
 * until that promise ends (`client/client.js`, `cachedClients`): after a start that hung, a second one would wait for
 * what the first one waited for. So a retry asks in its own name, where there is one, and takes whichever client comes
 * first, the new one or the one of before.
 */
export function createClientAttempts<Client>(
  now: () => number,
): (authorization: string, create: CreateClient<Client>) => Promise<Client> {
  const known = new Map<string, Attempts<Client>>()

  function note(authorization: string, change: (before: Attempts<Client>) => Attempts<Client>) {
    const before = known.get(authorization) ?? { startedMs: now(), pending: [], text: 0 }
    const next = change(before)
    if (next.pending.length === 0 && next.text === 0) known.delete(authorization)
    else known.set(authorization, next)
  }

  function follow(authorization: string, text: number, client: Promise<Client>): void {
    note(authorization, (before) => ({ ...before, pending: [...before.pending, client] }))
    client.then(
      () => note(authorization, (before) => ({ ...before, pending: [], text })),
      () => forget(authorization, client),
    )
  }

  /** braintree-web forgets what failed as well: once nothing is pending any more, the next attempt is a first one. */
  function forget(authorization: string, client: Promise<Client>): void {
    note(authorization, (before) => {
      const pending = before.pending.filter((other) => other !== client)
      return { ...before, pending, text: pending.length === 0 ? 0 : before.text }
    })
  }

  return async (authorization, create) => {
    const { startedMs = now(), pending = [], text = 0 } = known.get(authorization) ?? {}
    const alias = aliasOf(authorization, text)
    const client = create(alias ?? authorization)
    follow(authorization, alias === undefined ? 0 : text, client)
    const limitMs = alias === undefined ? stuckLimitMs(now() - startedMs) : CLIENT_TIMEOUT_MS
    try {
      return await withTimeout(firstOf(client, pending), limitMs)
    } catch (error) {
      if (isTimeout(error)) note(authorization, (before) => ({ ...before, text: text + 1 }))
      throw alias === undefined ? stuckError(error) : error
    }
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DropInError && error.code === 'COMPONENT_TIMED_OUT'
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
 * How long to wait for a promise that can't be asked for anew. Only the next request of braintree-web can find a network
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
