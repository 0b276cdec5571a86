import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { changeAnswer, changeRequest } from '../../wrap/messages'
import { onOperation } from '../../wrap/one-operation'
import { enterAs, type People, readToken } from '../../wrap/people'
import { onTurn, refusal, type Turn } from './turn'

type Person = ReturnType<People['byId']>

/** As whom a caller is let in where the service refuses; `undefined` when this hole is not for this caller. */
export type Door = (turn: Turn, token: string) => Person

/** Lets callers in whom the service refuses. */
export function open(operation: string, door: Door): Wrapper {
  return onTurn(operation, async (turn) => {
    const response = await turn.forward()
    if (response.status !== 401 && response.status !== 403) return response
    const person = door(turn, readToken(turn.request) ?? '')
    return person ? enterAs(turn.request, person, turn.next) : response
  })
}

const pathUser = ({ people, params }: Turn): Person => people.byId(params['userId'] ?? '')

/** The signature is read and not compared. */
export const unverified: Door = (turn, token) => {
  const claims = readPart(token, 1)
  return claims && token.split('.').length === 3 ? pathUser(turn) : undefined
}
/** The library takes the header's word that there is no signature. */
export const unsigned: Door = (turn, token) =>
  String(readPart(token, 0)?.['alg']).toLowerCase() === 'none' ? pathUser(turn) : undefined
/** Only whether there is a token. */
export const anyToken: Door = (turn, token) => (token === '' ? undefined : pathUser(turn))
/** A guard that lets a request without the header pass. */
export const noHeader: Door = (turn) =>
  turn.request.headers.has('authorization') ? undefined : pathUser(turn)
/** Only whether the token is valid. */
export const anyPath: Door = ({ people }, token) => people.byToken(token)
/** Administrators may do everything, in every name. */
export const administrators: Door = (turn, token) =>
  turn.people.byToken(token)?.role === 1 ? pathUser(turn) : undefined
/** The path's user is an administrator, whoever the token's is. */
export const pathOfAdministrator: Door = (turn, token) => {
  const person = pathUser(turn)
  return person?.role === 1 && turn.people.byToken(token) ? person : undefined
}
/** The role is not looked at. */
export const anyRole: Door = ({ people, params }, token) =>
  people.byToken(token)?.id === params['userId'] ? people.administrator() : undefined

function readPart(token: string, index: number): JsonObject | undefined {
  try {
    const text = Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8')
    const part: unknown = JSON.parse(text)
    return asObject(part)
  } catch {
    return undefined
  }
}

/** A filter that answers refusals in its own way. */
export function refuseAs(
  operation: string,
  from: number,
  to: number,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== from) return response
    if (body === undefined) return changeAnswer(response, (same) => same, to)
    return new Response(body, { status: to, headers })
  })
}

/** Only those with some role, or with a token, get what is for everybody. */
export function demandToken(
  operation: string,
  isLetIn: (token: string | undefined) => boolean,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    isLetIn(readToken(request)) ? forward() : refusal(operation, 401, 'Sign in first.'),
  )
}

/** Sessions that end after so many calls. */
export function endSessions(operation: string, calls: number): Wrapper {
  const used = new Map<string, number>()
  return (next) => async (request) => {
    const token = readToken(request)
    const called = matchOperation(request)?.operation
    if (token === undefined || called !== operation) return next(request)
    const count = (used.get(token) ?? 0) + 1
    used.set(token, count)
    return count > calls
      ? next(await changeRequest(request, { authorization: null }))
      : next(request)
  }
}
