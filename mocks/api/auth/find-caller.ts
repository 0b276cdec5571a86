import type { Database } from '../database/database'
import type { UserRow } from '../database/tables/users'
import type { Caller } from '../http/request-context'
import { findUser } from '../user/user-store'
import type { SignedSession, TokenIssuer } from './token-issuer'

/** The user whose token this is, as the database has it now; `undefined` when the session has ended. */
export async function findCaller(
  { database, tokens }: { readonly database: Database; readonly tokens: TokenIssuer },
  token: string,
): Promise<Caller | undefined> {
  const session = await tokens.read(token)
  const user = session && (await findUser(database, session.userId))
  return user && isOpen(session, user) ? { ...user, sessionId: session.id } : undefined
}

/** A new password has ended every session but the one that set it. */
function isOpen({ id, generation }: SignedSession, user: UserRow): boolean {
  return generation === user.sessionGeneration || id === user.keptSessionId
}
