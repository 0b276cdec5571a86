import { sql } from 'drizzle-orm'
import { users } from '../database/tables/users'

/** The columns that a new password changes: it ends every session but, where one is named, that which set it. */
export function newPassword(passwordHash: string | null, keptSessionId: string | null) {
  return { passwordHash, sessionGeneration: sql`${users.sessionGeneration} + 1`, keptSessionId }
}
