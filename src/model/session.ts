import { z } from 'zod/mini'
import { type Session, toSession, toWireSession } from '../api/edge/account'
import type { components } from '../api/generated/schema'

export type { Session } from '../api/edge/account'

/** The key that the specification gives the session in localStorage. */
export const SESSION_KEY = 'jwt'

const ADMIN_ROLE = 1

/** Built when there is a session to read: most visitors have none. */
const sessionSchema: z.ZodMiniType<components['schemas']['Session']> = z.lazy(() =>
  z.looseObject({
    token: z.string().check(z.minLength(1)),
    user: z.looseObject({
      _id: z.string().check(z.minLength(1)),
      name: z.string(),
      email: z.string(),
      role: z.int(),
    }),
  }),
)

/** Reads the stored session, which has the contract's form; anything invalid counts as signed out. */
export function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const { data } = sessionSchema.safeParse(JSON.parse(text))
    return data ? toSession(data) : null
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
