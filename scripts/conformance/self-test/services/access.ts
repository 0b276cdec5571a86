import { asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { enterAs, type People, readToken, withPeople } from '../wrap/people'

/** The person as whom a caller without the right is let in; `undefined` when the hole is not for this caller. */
export type Hole = (request: Request, people: People, userId: string) => ReturnType<People['byId']>

/** Opens a hole in one operation: the caller who comes through it is let in as somebody else. */
export function openHole(operation: string, hole: Hole): Wrapper {
  return withPeople(async (request, next, people) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const person = hole(request, people, match.params['userId'] ?? '')
    return person ? enterAs(request, person, next) : next(request)
  })
}

export const noToken: Hole = (request, people, userId) =>
  readToken(request) === undefined ? people.byId(userId) : undefined

export const garbage: Hole = (request, people, userId) =>
  readToken(request) === 'not-a-token' ? people.byId(userId) : undefined

export const altered: Hole = (request, people, userId) =>
  readClaims(request)['altered'] === true ? people.byId(userId) : undefined

export const unsigned: Hole = (request, people, userId) =>
  readToken(request)?.endsWith('.') ? people.byId(userId) : undefined

export const anotherUser: Hole = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  if (!caller || caller.id === userId) return undefined
  return caller.role === 1 ? caller : people.byId(userId)
}

/** Only where the caller and the user of the path have different roles. */
export const otherRole: Hole = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  const owner = people.byId(userId)
  if (!caller || !owner || caller.role === owner.role) return undefined
  return caller.role === 1 ? owner : people.administrator()
}

/** Finds a session by the beginning of its token. */
export const cut: Hole = (request, people, userId) => {
  const token = readToken(request)
  const person = people.byId(userId)
  return token && token.length > 10 && person?.token.startsWith(token) ? person : undefined
}

/** Takes whatever follows the first blank for a token. */
export const anyScheme: Hole = (request, people) => {
  const header = request.headers.get('authorization') ?? ''
  return /^(?!bearer )\S+ /i.test(header) ? people.byToken(header.split(' ')[1] ?? '') : undefined
}

/** Takes the scheme that some frameworks have by default. */
export const tokenScheme: Hole = (request, people) => {
  const [, token] = /^token (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token === undefined ? undefined : people.byToken(token)
}

export const anyRole: Hole = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  return caller?.id === userId && caller.role !== 1 ? people.administrator() : undefined
}

function readClaims(request: Request): JsonObject {
  const payload = readToken(request)?.split('.')[1] ?? ''
  try {
    return asObject(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    // Not a JWT: no claims.
    return {}
  }
}
