import { z } from 'zod/mini'
import type { Session } from '../api/contract'

export type { Session } from '../api/contract'

/** The key that the specification gives the session in localStorage. */
export const SESSION_KEY = 'jwt'

const ADMIN_ROLE = 1

/** Made when there is a session to read: most visitors come without one. */
const sessionSchema: z.ZodMiniType<Session> = z.lazy(() =>
  z.object({
    token: z.string().check(z.minLength(1)),
    user: z.object({
      _id: z.string().check(z.minLength(1)),
      name: z.string(),
      email: z.string(),
      role: z.int(),
    }),
  }),
)

/** The session that stands in storage; anything but a sound one counts as signed out. */
export function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    return sessionSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not JSON: no session can be read from it.
    return null
  }
}

export function isAdmin(session: Session | null): boolean {
  return session?.user.role === ADMIN_ROLE
}
