import { asObject } from '../../../scripts/conformance/contract/json'
import type { Fault } from '../support/fault'
import { answerJson } from '../support/json-answers'
import { matchOperation } from '../support/match-operation'
import { enterAs, readToken, withPeople } from '../support/people'
import { onAnswer, onJson, onOperation, onStatus } from '../support/wrappers'

const PASSWORD = 'not-the-password'

/** Accounts, sessions and profiles. */
export const accountFaults: readonly Fault[] = [
  {
    name: 'signIn answers wrong passwords with 400',
    operation: 'signIn',
    rule: 'credentials',
    wrap: onOperation('signIn', async (request, forward) => {
      const isWrong = (await request.clone().text()).includes(PASSWORD)
      return isWrong ? answerJson({ error: 'Wrong password.' }, 400) : forward()
    }),
  },
  {
    name: 'signIn tells unknown e-mails from wrong passwords',
    operation: 'signIn',
    rule: 'credentials',
    wrap: onOperation('signIn', async (request, forward) => {
      const isUnknown = (await request.clone().text()).includes('nobody.')
      return isUnknown ? answerJson({ error: 'There is no such account.' }, 401) : forward()
    }),
  },
  {
    name: 'signIn looks at the case of e-mails',
    operation: 'signIn',
    rule: 'session',
    wrap: onOperation('signIn', async (request, forward) => {
      const isLoud = (await request.clone().text()).includes('EXAMPLE.COM')
      return isLoud ? answerJson({ error: 'E-mail and password do not match.' }, 401) : forward()
    }),
  },
  {
    name: 'signUp takes an e-mail twice',
    operation: 'signUp',
    rule: 'email-taken',
    wrap: onOperation('signUp', async (_, forward) => {
      const response = await forward()
      return response.status === 409 ? answerJson({ success: true }) : response
    }),
  },
  {
    name: 'signUp takes an e-mail twice in another case',
    operation: 'signUp',
    rule: 'email-taken',
    wrap: onOperation('signUp', async (request, forward) => {
      const isLoud = (await request.clone().text()).includes('EXAMPLE.COM')
      return isLoud ? answerJson({ success: true }) : forward()
    }),
  },
  {
    name: 'signUp takes a role',
    operation: 'signUp',
    rule: 'ignored-field',
    isFirstRun: true,
    wrap: takeRole(),
  },
  {
    name: 'signUp stores another name',
    operation: 'signUp',
    rule: 'read-back',
    isFirstRun: true,
    wrap: onJson('signUp', (body) => ({ ...body, name: 'Somebody' })),
  },
  {
    name: 'updateProfile stores nothing',
    operation: 'updateProfile',
    rule: 'read-back',
    wrap: (next) => async (request) => {
      if (matchOperation(request)?.operation !== 'updateProfile') return next(request)
      const sent = asObject(
        await request
          .clone()
          .json()
          .catch(() => undefined),
      )
      const response = await next(
        new Request(request.url, {
          headers: { authorization: request.headers.get('authorization') ?? '' },
        }),
      )
      const user = asObject(await response.json())
      return response.ok && typeof sent['email'] === 'string'
        ? answerJson({ ...user, name: sent['name'], email: sent['email'] })
        : answerJson({ error: 'No.' }, response.ok ? 400 : response.status)
    },
  },
  {
    name: 'updateProfile answers the old profile',
    operation: 'updateProfile',
    rule: 'read-back',
    wrap: onAnswer('updateProfile', (body) => ({ ...asObject(body), name: 'Before' })),
  },
  {
    name: 'updateProfile takes a role',
    operation: 'updateProfile',
    rule: 'ignored-field',
    wrap: onOperation('updateProfile', async (request, forward) => {
      const asksForRole = (await request.clone().text()).includes('"role":1')
      const response = await forward()
      return response.ok && asksForRole
        ? answerJson({ ...asObject(await response.json()), role: 1 })
        : response
    }),
  },
  {
    name: 'updateProfile takes an e-mail twice',
    operation: 'updateProfile',
    rule: 'email-taken',
    wrap: onOperation('updateProfile', async (request, forward) => {
      const response = await forward()
      if (response.status !== 409) return response
      const sent = asObject(await request.json())
      return answerJson({ _id: 'usr', role: 0, name: sent['name'], email: sent['email'] })
    }),
  },
  {
    name: 'updateProfile stores no password',
    operation: 'updateProfile',
    rule: 'read-back',
    wrap: onJson('updateProfile', (body) =>
      String(body['password'] ?? '').startsWith('pw-') ? { ...body, password: '' } : body,
    ),
  },
  {
    name: 'updateProfile takes an empty password for a new one',
    operation: 'updateProfile',
    rule: 'kept-value',
    isFirstRun: true,
    wrap: onJson('updateProfile', (body) =>
      body['password'] === '' ? { ...body, password: 'empty-password' } : body,
    ),
  },
  {
    name: 'readProfile answers another user',
    operation: 'readProfile',
    rule: 'read-back',
    wrap: withPeople(async (request, next, people) => {
      const isRead = matchOperation(request)?.operation === 'readProfile'
      const other = people.administrator()
      const isKnown = people.byToken(readToken(request) ?? '')
      return isRead && other && isKnown?.role === 0 && request.url.includes(isKnown.id)
        ? enterAs(request, other, next)
        : next(request)
    }),
  },
  {
    name: 'signOut asks for a token',
    operation: 'signOut',
    rule: 'status',
    wrap: onOperation('signOut', async () => answerJson({ error: 'Sign in.' }, 401)),
  },
  {
    name: 'listCategories checks tokens',
    operation: 'listCategories',
    rule: 'status',
    wrap: onOperation('listCategories', async (request, forward) =>
      request.headers.has('authorization') ? answerJson({ error: 'Bad token.' }, 401) : forward(),
    ),
  },
  {
    name: 'signIn answers an expired account with 403',
    operation: 'signIn',
    rule: 'status',
    wrap: onStatus('signIn', 401, 403),
  },
]

/** Roles asked for at sign-up are remembered and shown at sign-in. */
function takeRole(): Fault['wrap'] {
  const raised = new Set<string>()
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation
    if (operation !== 'signIn' && operation !== 'signUp') return next(request)
    const sent = asObject(
      await request
        .clone()
        .json()
        .catch(() => undefined),
    )
    const email = String(sent['email'])
    const response = await next(request)
    if (operation === 'signUp' && response.ok && sent['role'] === 1) raised.add(email)
    if (operation !== 'signIn' || !response.ok || !raised.has(email)) return response
    const session = asObject(await response.json())
    return answerJson({ ...session, user: { ...asObject(session['user']), role: 1 } })
  }
}
