import type { Fault } from '../../support/fault'
import { matchOperation } from '../../support/match-operation'
import { enterAs, readToken, withPeople } from '../../support/people'

/** Answers the administrator to every user. */
export const readProfileAnswersAnotherUser: Fault = {
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
}
