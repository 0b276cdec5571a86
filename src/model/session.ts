import { safeParse } from 'valibot'
import { type Session, toSession, toWireSession } from '../api/edge/account'
import { sessionShape } from '../api/generated/shapes/session'

export type { Session } from '../api/edge/account'

/** The key that the specification gives the session in localStorage. */
export const SESSION_KEY = 'jwt'

const ADMIN_ROLE = 1

/** Reads the stored session, which has the contract's form; anything invalid counts as signed out. */
export function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const { success, output } = safeParse(sessionShape, JSON.parse(text))
    return success ? toSession(output) : null
  } catch {
    // Not JSON: no session can be read from it.
    return null
  }
}

export function serializeSession(session: Session | null): string | null {
  return session && JSON.stringify(toWireSession(session))
}

export function isAdmin(session: Session | null): boolean {
  return session?.user.role === ADMIN_ROLE
}
