import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { type People, readToken } from '../../../support/people'

/** Somebody who must stay outside: as whom they would get in, or nobody when it is not them. */
export type Intruder = (
  request: Request,
  people: People,
  userId: string,
) => ReturnType<People['byId']>

export const noToken: Intruder = (request, people, userId) =>
  readToken(request) === undefined ? people.byId(userId) : undefined

export const garbage: Intruder = (request, people, userId) =>
  readToken(request) === 'not-a-token' ? people.byId(userId) : undefined

export const altered: Intruder = (request, people, userId) =>
  readClaims(request)['altered'] === true ? people.byId(userId) : undefined

export const unsigned: Intruder = (request, people, userId) =>
  readToken(request)?.endsWith('.') ? people.byId(userId) : undefined

export const anotherUser: Intruder = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  if (!caller || caller.id === userId) return undefined
  return caller.role === 1 ? caller : people.byId(userId)
}

export const anyRole: Intruder = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  return caller?.id === userId && caller.role !== 1 ? people.administrator() : undefined
}

function readClaims(request: Request): JsonObject {
  const payload = readToken(request)?.split('.')[1] ?? ''
  try {
    return asObject(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
