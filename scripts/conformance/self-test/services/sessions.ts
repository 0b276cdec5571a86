import { createHmac } from 'node:crypto'
import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeRequest, readJson } from '../wrap/messages'
import { onAnswer, onOperation } from '../wrap/one-operation'
import { enterAs, readToken, withPeople } from '../wrap/people'

/** Whether a session ends: by what was sent, and whether it is the one that has sent it. */
export type EndsSession = (
  sent: Readonly<Record<string, unknown>>,
  session: { readonly isOwn: boolean; readonly ageMs: number },
) => boolean

/** Whether a body has a new password. */
export function changesPassword({ password }: Readonly<Record<string, unknown>>): boolean {
  return typeof password === 'string' && password !== ''
}

interface Known {
  readonly user: string
  readonly since: number
}

/** Tokens of a user that were given before a change of the profile, or before the latest sign-in, are refused. */
export function endSessions(when: EndsSession | 'sign-in'): Wrapper {
  const ended = new Set<string>()
  const known = new Map<string, Known>()
  const end = (user: string, isEnd: (token: string, since: number) => boolean) => {
    for (const [token, { user: owner, since }] of known) {
      if (owner === user && isEnd(token, since)) ended.add(token)
    }
  }
  const signIn = onOperation('signIn', async (_, forward) => {
    const response = await forward()
    if (!response.ok) return response
    const { token, user } = await readJson(response)
    const id = String(asObject(user)['_id'])
    if (when === 'sign-in') end(id, () => true)
    known.set(String(token), { user: id, since: performance.now() })
    // Within one second the same token may be given again.
    ended.delete(String(token))
    return response
  })
  const change = onOperation('updateProfile', async (request, forward, { params }) => {
    const sent = await readJson(request)
    const own = readToken(request)
    const response = await forward()
    if (!response.ok || when === 'sign-in') return response
    end(params['userId'] ?? '', (token, since) =>
      when(sent, { isOwn: token === own, ageMs: performance.now() - since }),
    )
    return response
  })
  return (next) => {
    const serve = signIn(change(next))
    return async (request) => {
      const match = matchOperation(request)
      const isEnded = ended.has(readToken(request) ?? '')
      return isEnded && match?.params['userId'] !== undefined
        ? refuseSession(match.operation)
        : serve(request)
    }
  }
}

/** Lets a token in again that a new password has ended, when the hole is for it. */
export function keepSessions(isKept: (ageMs: number) => boolean): Wrapper {
  const since = new Map<string, number>()
  return withPeople(async (request, next, people) => {
    const token = readToken(request) ?? ''
    const person = people.byToken(token)
    if (person && !since.has(token)) since.set(token, performance.now())
    const { url, method, headers } = request
    const bytes = await request.arrayBuffer()
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: bytes }
    const copy = () => new Request(url, { method, headers, ...body })
    const response = await next(copy())
    const latest = person && people.byId(person.id)
    const ageMs = performance.now() - (since.get(token) ?? 0)
    return response.status === 401 && latest && isKept(ageMs)
      ? enterAs(copy(), latest, next)
      : response
  })
}

/** Lets a token in again that a new password has ended, when it has set one itself before. */
export function keepChangers(): Wrapper {
  const changers = new Set<string>()
  const note = onOperation('updateProfile', async (request, forward) => {
    const sent = await readJson(request)
    const response = await forward()
    if (response.ok && changesPassword(sent)) changers.add(readToken(request) ?? '')
    return response
  })
  const keep = withPeople(async (request, next, people) => {
    const token = readToken(request) ?? ''
    const person = people.byToken(token)
    const latest = person && people.byId(person.id)
    return latest && changers.has(token) && matchOperation(request)?.operation === 'readProfile'
      ? enterAs(request, latest, next)
      : next(request)
  })
  return (next) => keep(note(next))
}

/** How a service refuses a session that has ended. */
export function refuseSession(operation: string): Response {
  const text = 'Your session has ended.'
  const isProduct = operation === 'createProduct' || operation === 'updateProduct'
  return answerJson(isProduct ? { success: false, message: text } : { error: text }, 401)
}

/** Words of the service's own for its tokens; `read` has them as they were written, of what is sent. */
export function translateTokens(
  write: (count: number, user: Readonly<Record<string, unknown>>) => string,
  read: (sent: string) => string = (sent) => sent,
): Wrapper {
  const tokens = new Map<string, string>()
  return (next) => async (request) => {
    if (!matchOperation(request)) return next(request)
    const headers = new Headers(request.headers)
    const sent = readToken(request)
    if (sent !== undefined) {
      headers.set('authorization', `Bearer ${tokens.get(read(sent)) ?? 'unknown'}`)
    }
    const response = await next(new Request(request, { headers }))
    if (matchOperation(request)?.operation !== 'signIn' || !response.ok) return response
    const { token, ...session } = await readJson(response)
    const word = write(tokens.size + 10, asObject(session['user']))
    tokens.set(word, String(token))
    return answerJson({ token: word, ...session })
  }
}

/** A JSON Web Token. */
export function signJwt(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${sign(signed, secret)}`
}

/** Tokens that are good whoever has signed them with this secret; one user has one and the same, or one a second. */
export function signTokensWith(secret: string, isDated = false): Wrapper {
  const answer = onAnswer('signIn', (body) => {
    const session = asObject(body)
    const date = isDated ? { iat: Math.floor(Date.now() / 1000) } : {}
    const claims = { sub: asObject(session['user'])['_id'], ...date }
    return { ...session, token: signJwt(claims, secret) }
  })
  const enter = withPeople(async (request, next, people) => {
    const [header = '', payload = '', signature = ''] = readToken(request)?.split('.') ?? []
    const isSigned = sign(`${header}.${payload}`, secret) === signature
    if (!isSigned || payload === '') return next(request)
    const claims = asObject(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    const person = people.byId(String(claims['sub']))
    const authorization = `Bearer ${person?.token ?? 'unknown'}`
    return next(await changeRequest(request, { authorization }))
  })
  return (next) => answer(enter(next))
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
