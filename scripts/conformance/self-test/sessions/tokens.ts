import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import type { Hole } from '../services/access'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeRequest, readJson } from '../wrap/messages'
import { readToken } from '../wrap/people'

/** Takes a token of which the end is missing. */
export const cutToken: Hole = (request, people, userId) => {
  const sent = readToken(request) ?? ''
  const person = people.byId(userId)
  const isCut = sent !== person?.token && sent.length > 20 && person?.token.startsWith(sent)
  return isCut ? person : undefined
}

/** Takes a token with something behind it. */
export const longerToken: Hole = (request, people, userId) => {
  const sent = readToken(request) ?? ''
  const person = people.byId(userId)
  return person && sent !== person.token && sent.startsWith(person.token) ? person : undefined
}

/** Takes a token in other letters, as a database does that compares whatever the case. */
export const tokenOfAnyCase: Hole = (request, people, userId) => {
  const sent = readToken(request) ?? ''
  const person = people.byId(userId)
  const isOther = sent !== person?.token && sent.toLowerCase() === person?.token.toLowerCase()
  return isOther ? person : undefined
}

/** Reads tokens without a look at their signature. */
export const anySignature: Hole = (request, people, userId) => {
  const sent = (readToken(request) ?? '').split('.')
  const person = people.byId(userId)
  const own = (person?.token ?? '').split('.')
  const isForged = sent[1] === own[1] && sent.length === 3 && sent[2] !== own[2]
  return isForged ? person : undefined
}

/** Takes a token without the word before it. */
export const bareToken: Hole = (request, people, userId) => {
  const person = people.byId(userId)
  return request.headers.get('authorization') === person?.token ? person : undefined
}

/** Serves an administrator on everybody's path. */
export const administratorAsAnyone: Hole = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  return caller?.role === 1 && caller.id !== userId ? people.byId(userId) : undefined
}

/** Gives tokens that everybody can read, with more in them than whose they are. */
export function writeTokens(operation: string, extra: (email: string) => object): Wrapper {
  return (next) => {
    const inside = new Map<string, string>()
    return async (request) => {
      const called = matchOperation(request)?.operation
      const own = inside.get(readToken(request) ?? '')
      const response = await next(
        own ? await changeRequest(request, { authorization: `Bearer ${own}` }) : request,
      )
      if (called !== operation || !response.ok) return response
      const session = await readJson(response)
      const user = asObject(session['user'])
      const claims = { sub: user['_id'], n: inside.size, ...extra(String(user['email'])) }
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
      const token = `eyJhbGciOiJIUzI1NiJ9.${payload}.${'k4bX'.repeat(10)}xyz`
      inside.set(token, String(session['token']))
      return answerJson({ ...session, token })
    }
  }
}
