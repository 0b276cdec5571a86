import { createHash } from 'node:crypto'
import { createBoundedMap } from '../lib/bounded-map'

/** Of a token, in seconds since 1970, as it says them itself. */
export interface Lifetime {
  readonly from: number | undefined
  readonly until: number
}

/** Tokens whose signature and claims were found right: the same bytes are right again, while they last. */
export interface VerifiedTokens<Session> {
  find(token: string, now: Date): Session | undefined
  keep(token: string, session: Session, lifetime: Lifetime): void
}

/** Some 2 MB. */
const MOST_TOKENS = 5_000

interface Entry<Session> {
  readonly session: Session
  readonly lifetime: Lifetime
}

/**
 * Only the signature is remembered, never whether the session is open: the database is asked for that each time. A token
 * is kept as its hash, so that nothing can be signed in with what is in memory.
 */
export function createVerifiedTokens<Session>(): VerifiedTokens<Session> {
  const entries = createBoundedMap<Entry<Session>>(MOST_TOKENS)
  return {
    find(token, now) {
      const entry = entries.get(digest(token))
      return entry && isCurrent(entry.lifetime, now) ? entry.session : undefined
    },
    keep(token, session, lifetime) {
      entries.set(digest(token), { session, lifetime })
    },
  }
}

/** As jose judges it, which a token that is not current is left to. */
function isCurrent({ from, until }: Lifetime, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1000)
  return until > seconds && (from === undefined || from <= seconds)
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}
