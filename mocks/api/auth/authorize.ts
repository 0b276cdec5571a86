import type { Role } from '../../contract/operation'
import { runForAddress } from '../admission/queue/database-queue'
import { batchReads } from '../cache/coalesce-reads'
import { type Refusal, refuse } from '../contract/operation'
import type { Database } from '../database/database'
import type { Caller } from '../http/request-context'
import { type AccountRow, findAccounts } from '../user/user-store'
import type { SignedSession, TokenIssuer } from './token-issuer'

/** Who a token's user is today; `undefined` when it is forged, malformed or expired, or its session has ended. */
export type FindCaller = (token: string) => Promise<Caller | undefined>

export type Authorization =
  | { readonly isGranted: true; readonly caller: Caller }
  | { readonly isGranted: false; readonly refusal: Refusal<401 | 403> }

const ADMINISTRATOR = 1

/** Authorizes a secured call: a valid token, of the user whom the path names, with the role that the operation needs. */
export async function authorize(
  findCaller: FindCaller,
  call: {
    readonly authorization: string | undefined
    readonly userId: string | undefined
    readonly role: Role
  },
): Promise<Authorization> {
  const token = /^Bearer +(\S+)$/i.exec(call.authorization ?? '')?.[1]
  if (!token) return deny(401, 'Sign in first: this call needs a token.')
  const caller = await findCaller(token)
  if (!caller) return deny(401, 'Your session has ended. Sign in again.')
  if (caller.id !== call.userId) return deny(403, 'This belongs to another account.')
  if (call.role === 'administrator' && caller.role !== ADMINISTRATOR) {
    return deny(403, 'This needs an administrator.')
  }
  return { isGranted: true, caller }
}

function deny(status: 401 | 403, reason: string): Authorization {
  return { isGranted: false, refusal: refuse(status, reason) }
}

/** Finds callers as the database has them now, many at once where many ask. */
export function createFindCaller({
  database,
  tokens,
}: {
  readonly database: Database
  readonly tokens: Pick<TokenIssuer, 'read'>
}): FindCaller {
  // What many wait for together waits for nobody's turn.
  const findAccount = batchReads((ids: readonly string[]) =>
    runForAddress('', () => findAccounts(database, ids)),
  )
  return async (token) => {
    const session = await tokens.read(token)
    const account = session && (await findAccount(session.userId))
    if (!account || !isOpen(session, account)) return undefined
    const { id, name, email, role } = account
    return { id, name, email, role, sessionId: session.id }
  }
}

/** A new password has ended every session but the one that set it. */
function isOpen({ id, generation }: SignedSession, account: AccountRow): boolean {
  return generation === account.sessionGeneration || id === account.keptSessionId
}
