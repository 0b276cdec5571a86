import { asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../fault'
import { answerError } from '../input/refusals'
import { matchOperation } from '../wrap/match-operation'
import { changeAnswer, changeRequest, readJson } from '../wrap/messages'
import { onJson, onOperation } from '../wrap/one-operation'
import { readToken } from '../wrap/people'

/** What is known of accounts: by email in small letters the password in force, by id the email. */
interface Accounts {
  readonly passwords: Map<string, string>
  readonly emails: Map<string, string>
}

/** Compares passwords after a change that makes different ones the same. */
export function comparePasswords(_: string, fold: (password: string) => string): Wrapper {
  return withAccounts(async (request, sent, next, { passwords }) => {
    const kept = passwords.get(String(sent['email']).toLowerCase())
    const tried = sent['password']
    const isSame = kept !== undefined && typeof tried === 'string' && fold(kept) === fold(tried)
    return next(
      isSame ? await changeRequest(request, { json: { ...sent, password: kept } }) : request,
    )
  })
}

/** Answers sign-ins; keeps account of the passwords that work. */
function withAccounts(
  signIn: (
    request: Request,
    sent: JsonObject,
    next: Handler,
    accounts: Accounts,
  ) => Promise<Response>,
): Wrapper {
  return (next) => {
    const accounts: Accounts = { passwords: new Map(), emails: new Map() }
    return async (request) => {
      const match = matchOperation(request)
      if (!match || !['signIn', 'signUp', 'updateProfile'].includes(match.operation))
        return next(request)
      const sent = await readJson(request)
      const response =
        match.operation === 'signIn'
          ? await signIn(request, sent, next, accounts)
          : await next(request)
      if (response.ok) learn(accounts, match.operation, sent, await readJson(response))
      return response
    }
  }
}

function learn(
  { passwords, emails }: Accounts,
  operation: string,
  sent: JsonObject,
  answer: JsonObject,
): void {
  const user = operation === 'updateProfile' ? answer : asObject(answer['user'])
  const id = String(user['_id'])
  const email = String(sent['email']).toLowerCase()
  const before = passwords.get(emails.get(id) ?? '')
  const isKnownAlready = operation === 'signIn' && passwords.has(email)
  const password = sent['password'] || before
  if (typeof password === 'string' && !isKnownAlready) passwords.set(email, password)
  if (user['_id'] !== undefined) emails.set(id, email)
}

const SHORTEST_PASSWORD = 6

/** Changes the password that one operation gets to see, and no other; one that is refused anyway stays. */
export function changePassword(operation: string, change: (password: string) => string): Wrapper {
  return onJson(operation, (body) => {
    const { password } = body
    return typeof password === 'string' && password.trim().length >= SHORTEST_PASSWORD
      ? { ...body, password: change(password) }
      : body
  })
}

/** Locks an account out with a change of its profile that brings no password. */
export function losePassword(operation: string): Wrapper {
  return (next) => {
    const lost = new Map<string, boolean>()
    const change = onOperation(operation, async (request, forward) => {
      const { email, password } = await readJson(request)
      const response = await forward()
      if (response.ok) lost.set(String(email).toLowerCase(), !password)
      return response
    })
    const signIn = onOperation('signIn', async (request, forward) => {
      const { email } = await readJson(request)
      const isLost = lost.get(String(email).toLowerCase())
      return isLost ? answerError('signIn', 401, 'That is not the password.') : forward()
    })
    return change(signIn(next))
  }
}

/** Ends the session that changes its profile in a certain way. */
export function endOwnSession(operation: string, ends: (sent: JsonObject) => boolean): Wrapper {
  return (next) => {
    const ended = new Set<string>()
    const change = onOperation(operation, async (request, forward) => {
      const response = await forward()
      if (response.ok && ends(await readJson(request))) ended.add(readToken(request) ?? '')
      return response
    })(next)
    return async (request) => {
      const match = matchOperation(request)
      const isEnded = match?.params['userId'] && ended.has(readToken(request) ?? '')
      return match && isEnded
        ? answerError(match.operation, 401, 'Sign in again.')
        : change(request)
    }
  }
}

/** Answers attempts at one account, once several in a row have failed, in a way of its own. */
export function limitAttempts(operation: string, most: number, refuse: () => Response): Wrapper {
  return (next) => {
    const failed = new Map<unknown, number>()
    return onOperation(operation, async (request, forward) => {
      const { email } = await readJson(request)
      const count = failed.get(email) ?? 0
      if (count >= most) return refuse()
      const response = await forward()
      if (response.status === 401) failed.set(email, count + 1)
      if (response.ok) failed.delete(email)
      return response
    })(next)
  }
}

/** Answers the password that was sent. */
export function echoPassword(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { password } = await readJson(request)
    const response = await forward()
    return response.ok && password
      ? changeAnswer(response, (body) => ({ ...asObject(body), password }))
      : response
  })
}
