import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeRequest, readJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'
import { enterAs, readToken, withPeople } from '../wrap/people'

/** Refuses requests whose body contains a text. */
export function refuseText(
  operation: string,
  text: string,
  status: number,
  error: string,
): Wrapper {
  return onOperation(operation, async (request, forward) =>
    (await request.clone().text()).includes(text) ? answerJson({ error }, status) : forward(),
  )
}

/** Refuses a public call because of the bad token that comes with it. */
export function refuseTokens(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) =>
    request.headers.has('authorization') ? answerJson({ error: 'Bad token.' }, 401) : forward(),
  )
}

/** Roles asked for at sign-up are remembered and shown at sign-in. */
export function rememberRole(operation: string): Wrapper {
  const raised = new Set<string>()
  return (next) => async (request) => {
    const called = matchOperation(request)?.operation
    if (called !== 'signIn' && called !== operation) return next(request)
    const sent = await readJson(request)
    const email = String(sent['email'])
    const response = await next(request)
    if (called === operation && response.ok && sent['role'] === 1) raised.add(email)
    if (called !== 'signIn' || !response.ok || !raised.has(email)) return response
    const session = asObject(await response.json())
    return answerJson({ ...session, user: { ...asObject(session['user']), role: 1 } })
  }
}

/** Makes administrators of those who ask for it in their profile. */
export function raiseRoleInAnswer(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const asksForRole = (await request.clone().text()).includes('"role":1')
    const response = await forward()
    return response.ok && asksForRole
      ? answerJson({ ...asObject(await response.json()), role: 1 })
      : response
  })
}

/** Lets people in by an email that they have given up. */
export function keepFormerEmail(operation: string): Wrapper {
  const present = new Map<string, string>()
  const emails = new Map<unknown, string>()
  const enter = onOperation('signIn', async (request, forward) => {
    const sent = await readJson(request)
    const email = present.get(String(sent['email']).toLowerCase()) ?? sent['email']
    const response = await forward(await changeRequest(request, { json: { ...sent, email } }))
    const user = asObject((await readJson(response))['user'])
    if (response.ok) emails.set(user['_id'], String(user['email']))
    return response
  })
  const change = onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (!response.ok) return response
    const { _id, email } = await readJson(response)
    const former = emails.get(_id)
    emails.set(_id, String(email))
    present.delete(String(email))
    if (former !== undefined && former !== email) present.set(former, String(email))
    return response
  })
  return (next) => enter(change(next))
}

/** Gives an account the email of another one. */
export function takeEmailTwice(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const response = await forward()
    if (response.status !== 409) return response
    const { name, email } = asObject(await request.json())
    return answerJson({ _id: 'usr', role: 0, name, email })
  })
}

/** Answers the changed profile and keeps the old one: the service only reads it. */
export function storeNoProfile(operation: string): Wrapper {
  return (next) => async (request) => {
    if (matchOperation(request)?.operation !== operation) return next(request)
    const sent = await readJson(request)
    const response = await next(
      new Request(request.url, {
        headers: { authorization: request.headers.get('authorization') ?? '' },
      }),
    )
    const user = asObject(await response.json())
    return response.ok && typeof sent['email'] === 'string'
      ? answerJson({ ...user, name: sent['name'], email: sent['email'] })
      : answerJson({ error: 'No.' }, response.ok ? 400 : response.status)
  }
}

/** Writes the profile of whom the body names. */
export function writeNamedProfile(operation: string): Wrapper {
  return withPeople(async (request, next, people) => {
    const sent = await readJson(request)
    const named = people.byId(String(sent['_id']))
    if (matchOperation(request)?.operation !== operation || !named) return next(request)
    const { origin } = new URL(request.url)
    const headers = { authorization: `Bearer ${named.token}` }
    const url = `${origin}/api/user/profile/${named.id}`
    const { email } = await readJson(await next(new Request(url, { headers })))
    const body = JSON.stringify({ name: sent['name'], email })
    const json = { ...headers, 'content-type': 'application/json' }
    return next(new Request(url, { method: 'PUT', headers: json, body }))
  })
}

/** Answers the administrator's profile to every user. */
export function answerAdministrator(operation: string): Wrapper {
  return withPeople(async (request, next, people) => {
    const isRead = matchOperation(request)?.operation === operation
    const other = people.administrator()
    const caller = people.byToken(readToken(request) ?? '')
    return isRead && other && caller?.role === 0 && request.url.includes(caller.id)
      ? enterAs(request, other, next)
      : next(request)
  })
}
