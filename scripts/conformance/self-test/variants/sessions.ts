import { asObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, readJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'
import { readToken } from '../wrap/people'

/** Lifetime and format of tokens are up to the service. */
export const sessionVariants: readonly Variant[] = [
  { name: 'sessions that end when the password changes', wrap: endSessions(changesPassword) },
  { name: 'sessions that end with every change of the profile', wrap: endSessions(() => true) },
  { name: 'one session for each account, the newest', wrap: endSessions('sign-in') },
  { name: 'tokens that are no JWTs', wrap: translateTokens((n) => `session${n}AbCdEfGh`) },
  {
    name: 'tokens that are encrypted',
    wrap: translateTokens((n) => `eyJ0eXAi.k${n}.iv.c${n}.tag`),
  },
  { name: 'tokens with signs of base64', wrap: translateTokens((n) => `v4+local/${n}abcDEF==`) },
  { name: 'tokens of 4000 characters', wrap: translateTokens((n) => `${n}`.padStart(4000, 'x')) },
]

type EndsSession = (sent: Readonly<Record<string, unknown>>) => boolean

function changesPassword({ password }: Readonly<Record<string, unknown>>): boolean {
  return typeof password === 'string' && password !== ''
}

/** Tokens of a user that were given before the latest change, or the latest sign-in, are refused. */
function endSessions(when: EndsSession | 'sign-in'): Wrapper {
  const ended = new Set<string>()
  const known = new Map<string, string>()
  const end = (user: string) => {
    for (const [token, owner] of known) if (owner === user) ended.add(token)
  }
  const signIn = onOperation('signIn', async (_, forward) => {
    const response = await forward()
    if (!response.ok) return response
    const { token, user } = await readJson(response)
    const id = String(asObject(user)['_id'])
    if (when === 'sign-in') end(id)
    known.set(String(token), id)
    // Within one second the same token may be given again.
    ended.delete(String(token))
    return response
  })
  const change = onOperation('updateProfile', async (request, forward, { params }) => {
    const response = await forward()
    const isEnd = when !== 'sign-in' && when(await readJson(request))
    if (response.ok && isEnd) end(params['userId'] ?? '')
    return response
  })
  return (next) => {
    const serve = signIn(change(next))
    return async (request) => {
      const match = matchOperation(request)
      const isEnded = ended.has(readToken(request) ?? '')
      return isEnded && match?.params['userId'] !== undefined
        ? refuse(match.operation)
        : serve(request)
    }
  }
}

function refuse(operation: string): Response {
  const text = 'Your session has ended.'
  const isProduct = operation === 'createProduct' || operation === 'updateProduct'
  return answerJson(isProduct ? { success: false, message: text } : { error: text }, 401)
}

/** Random words that the service looks up. */
function translateTokens(write: (count: number) => string): Wrapper {
  const tokens = new Map<string, string>()
  return (next) => async (request) => {
    if (!matchOperation(request)) return next(request)
    const headers = new Headers(request.headers)
    const sent = readToken(request)
    if (sent !== undefined) {
      headers.set('authorization', `Bearer ${tokens.get(sent) ?? 'unknown'}`)
    }
    const response = await next(new Request(request, { headers }))
    if (matchOperation(request)?.operation !== 'signIn' || !response.ok) return response
    const { token, ...session } = await readJson(response)
    const word = write(tokens.size + 10)
    tokens.set(word, String(token))
    return answerJson({ token: word, ...session })
  }
}
