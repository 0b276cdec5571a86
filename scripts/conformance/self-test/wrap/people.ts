import { asObject } from '../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../fault'
import { matchOperation } from './match-operation'
import { changeRequest } from './messages'

interface Person {
  readonly id: string
  readonly role: unknown
  readonly token: string
}

/** Everyone who has signed in. */
export interface People {
  byToken(token: string): Person | undefined
  byId(id: string): Person | undefined
  administrator(): Person | undefined
}

/** Changes requests with knowledge of who signed in. */
export function withPeople(
  handle: (request: Request, next: Handler, people: People) => Promise<Response>,
): Wrapper {
  return (next) => {
    const known = new Map<string, Person>()
    const people: People = {
      byToken: (token) => known.get(token),
      byId: (id) => [...known.values()].findLast((person) => person.id === id),
      administrator: () => [...known.values()].findLast(({ role }) => role === 1),
    }
    return async (request) => {
      if (matchOperation(request)?.operation !== 'signIn') return handle(request, next, people)
      const response = await next(request)
      if (response.ok) {
        const session = asObject(await response.clone().json())
        const user = asObject(session['user'])
        const token = String(session['token'])
        known.set(token, { id: String(user['_id']), role: user['role'], token })
      }
      return response
    }
  }
}

export function readToken(request: Request): string | undefined {
  return /^Bearer (.*)$/is.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** Lets the request in as that person, on that person's path. */
export async function enterAs(request: Request, person: Person, next: Handler): Promise<Response> {
  const userId = matchOperation(request)?.params['userId']
  const url = userId ? request.url.replace(userId, person.id) : request.url
  return next(await changeRequest(request, { authorization: `Bearer ${person.token}`, url }))
}
