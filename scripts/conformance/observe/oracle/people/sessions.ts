import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { asObject } from '../../../../../mocks/contract/json'
import type { Difference } from '../../../model/errors'
import type { KnownCaller } from '../../service/callers'
import { differ } from '../differ'
import { type Found, numberOf, type Seen, type Subject, textOf } from '../seen'
import { explainForged, readBearer } from './tokens'

interface Session {
  readonly userId: string
  readonly role: number
  readonly since: number
  /** When a new password, another sign-in or a sign-out ended it, or may have. */
  readonly mayEndAt?: number
  /** When a new password must have ended it. */
  readonly endedAt?: number
}

type CallerOf = Pick<Session, 'userId' | 'role' | 'endedAt'>

/** Services keep sessions for minutes at least. */
const SHORTEST_LIFE_MS = 5 * 60_000
/** A service may tell sessions apart by the second of their making. */
const SAME_MOMENT_MS = 2_000
const ADMINISTRATOR = 1

export interface Sessions extends Subject {
  /** Whether the caller is known to be one that may make the call. */
  mayCall(seen: Seen): boolean
}

/** Who calls: tokens by the sign-ins that answered them, and those that were known before. */
export function createSessions(callers: readonly KnownCaller[] = []): Sessions {
  const sessions = createBoundedMap<Session>(2_000)
  /** Nothing in a recording ends their tokens, and nobody knows when those end by themselves. */
  const known = new Map(
    callers.map(({ token, userId, role }): [string, CallerOf] => [
      token,
      { userId, role: role === 'administrator' ? ADMINISTRATOR : 0 },
    ]),
  )
  /** Of each of these tokens the first call that was refused since one was let in. */
  const refusals = new Map<string, Seen>()
  /** A recording without any token leaves them out; of it nothing is known about callers. */
  let hasTokens = false

  const find = (token = ''): CallerOf | undefined => known.get(token) ?? sessions.get(token)

  const judgeAccepted = (seen: Seen): Difference | undefined => {
    const { token, scheme, isHidden } = bearerOf(seen)
    if (isHidden || (token === undefined && !hasTokens)) return undefined
    const session = find(token)
    const why = session
      ? explainSession(seen, session, scheme)
      : explainUnknown(token, [...known.keys(), ...sessions.keys()])
    if (!why) return undefined
    const [rule, cause] = why
    const expected = rule === 'not-yours' || rule === 'not-admin' ? '403' : '401'
    return differ(seen, { rule, expected, cause })
  }

  /** A token that is let in once more had not ended when it was refused before. */
  const judgeLetInAgain = (seen: Seen): Difference | undefined => {
    const { token = '' } = bearerOf(seen)
    const before = refusals.get(token)
    if (!before) return undefined
    refusals.delete(token)
    const cause = 'The token was let in later: it had not ended, and it may do this.'
    return differ(before, { rule: 'refused', expected: 'no 401', cause })
  }

  const judgeKnown = (seen: Seen, caller: CallerOf): Found => {
    const { status } = seen.exchange
    const { token = '', scheme } = bearerOf(seen)
    if (!isAllowed(seen, caller) || scheme !== 'bearer') return []
    // It may have ended: whether it had is known when it is let in again.
    if (status === 401 && !refusals.has(token)) refusals.set(token, seen)
    if (status !== 403 || !seen.isAlone) return []
    const cause = 'The token is that of the user in the path, who may do this.'
    return [differ(seen, { rule: 'refused', expected: 'no 403', cause })]
  }

  const mayCall = (seen: Seen) => {
    const session = find(bearerOf(seen).token)
    return !seen.operation.isProtected || (session !== undefined && isAllowed(seen, session))
  }

  const judgeRefused = (seen: Seen): Found => {
    const { status } = seen.exchange
    const { token = '' } = bearerOf(seen)
    // The 403 of an order may be about its transaction.
    const isRefused = status === 401 || (status === 403 && seen.operation.id !== 'createOrder')
    const caller = known.get(token)
    if (isRefused && caller) return judgeKnown(seen, caller)
    const session = sessions.get(token)
    if (!isRefused || !session || !seen.isAlone || !isAllowed(seen, session)) return []
    if (!isFresh(seen, session) || bearerOf(seen).scheme !== 'bearer') return []
    const cause = 'The token is the latest that its user got, nothing ended it, and it may do this.'
    return [differ(seen, { rule: 'refused', expected: 'no 401 and no 403', cause })]
  }

  const change = (isMeant: (session: Session, token: string) => boolean, to: Partial<Session>) => {
    for (const token of sessions.keys()) {
      const session = sessions.get(token)
      if (session && isMeant(session, token)) sessions.set(token, { ...session, ...to })
    }
  }

  /** A service may keep one session for each account, the newest. */
  const noteSignIn = ({ exchange, startedAt, endedAt }: Seen) => {
    const { token, user } = asObject(exchange.json)
    const { _id, role } = asObject(user)
    const [key, userId] = [textOf(token), textOf(_id)]
    if (key === undefined || userId === undefined) return
    change((session) => session.userId === userId, { mayEndAt: startedAt })
    sessions.set(key, { userId, role: numberOf(role) ?? 0, since: endedAt })
  }

  const noteNewPassword = ({ path, exchange, startedAt, endedAt }: Seen) => {
    const own = readBearer(exchange.request.headers['authorization']).token
    const isOther = ({ userId }: Session, token: string) =>
      token !== own && userId === path['userId']
    change(isOther, { mayEndAt: startedAt })
    const isOlder = ({ since }: Session) => since + SAME_MOMENT_MS < startedAt
    change((session, token) => isOther(session, token) && isOlder(session), { endedAt })
  }

  return {
    mayCall,
    judge(seen) {
      if (!seen.operation.isProtected) return []
      return seen.isOk ? [judgeAccepted(seen), judgeLetInAgain(seen)] : judgeRefused(seen)
    },
    note(seen) {
      hasTokens ||= seen.exchange.request.headers['authorization'] !== undefined
      const { id } = seen.operation
      const { token } = bearerOf(seen)
      const mayEnd = (seen.isOk && id === 'signOut') || isRenewed(seen, token)
      if (mayEnd) change((_, one) => one === token, { mayEndAt: seen.startedAt })
      if (!seen.isOk) return
      if (id === 'signIn') noteSignIn(seen)
      if (id === 'updateProfile' && seen.sent['password']) noteNewPassword(seen)
    },
  }
}

function bearerOf({ exchange }: Seen) {
  return readBearer(exchange.request.headers['authorization'])
}

/** Whether the answer sets the cookie anew that held the token: the token may hold no longer. */
function isRenewed({ exchange: { wire, headers } }: Seen, token: string | undefined): boolean {
  if (token === undefined) return false
  const pairs = (wire?.request.headers['cookie'] ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((one) => one.endsWith(`=${token}`))
  const name = pair?.slice(0, -token.length)
  return name !== undefined && (headers['set-cookie'] ?? '').includes(name)
}

function isAllowed({ path, operation }: Seen, { userId, role }: CallerOf): boolean {
  return path['userId'] === userId && hasRole(operation.role, role)
}

function hasRole(needed: string | undefined, role: number): boolean {
  return needed !== 'administrator' || role === ADMINISTRATOR
}

function isFresh({ startedAt }: Seen, { since, mayEndAt }: Session): boolean {
  return mayEndAt === undefined && startedAt - since < SHORTEST_LIFE_MS
}

type Refusal = 'no-token' | 'bad-token' | 'not-yours' | 'not-admin' | 'session-end'
type Why = readonly [rule: Refusal, cause: string] | undefined

function explainUnknown(token: string | undefined, issued: readonly string[]): Why {
  if (token === undefined) return ['no-token', 'The call came without a token.']
  const why = explainForged(token, issued)
  return why === undefined ? undefined : ['bad-token', `The call's token ${why}.`]
}

/** Why the call of a session should have been refused. */
function explainSession(seen: Seen, { userId, role, endedAt }: CallerOf, scheme: string): Why {
  const { path, operation, startedAt } = seen
  if (scheme !== 'bearer') return ['bad-token', `The token came in the scheme ${scheme}.`]
  if (path['userId'] !== userId)
    return ['not-yours', 'The token is that of another user than the one in the path.']
  if (!hasRole(operation.role, role))
    return ['not-admin', 'The token is that of a user who is no administrator.']
  return endedAt !== undefined && startedAt > endedAt
    ? ['session-end', 'The user took a new password meanwhile, in another session.']
    : undefined
}
