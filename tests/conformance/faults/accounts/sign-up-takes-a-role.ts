import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import type { Wrapper } from '../../support/handler'
import { answerJson } from '../../support/json-answers'
import { matchOperation } from '../../support/match-operation'
import { readJson } from '../../support/read-json'

/** Makes administrators of those who ask for it when they sign up. */
export const signUpTakesARole: Fault = {
  name: 'signUp takes a role',
  operation: 'signUp',
  rule: 'ignored-field',
  isFirstRun: true,
  wrap: takeRole(),
}

/** Roles asked for at sign-up are remembered and shown at sign-in. */
function takeRole(): Wrapper {
  const raised = new Set<string>()
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation
    if (operation !== 'signIn' && operation !== 'signUp') return next(request)
    const sent = await readJson(request)
    const email = String(sent['email'])
    const response = await next(request)
    if (operation === 'signUp' && response.ok && sent['role'] === 1) raised.add(email)
    if (operation !== 'signIn' || !response.ok || !raised.has(email)) return response
    const session = asObject(await response.json())
    return answerJson({ ...session, user: { ...asObject(session['user']), role: 1 } })
  }
}
