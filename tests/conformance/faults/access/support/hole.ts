import type { Wrapper } from '../../../support/handler'
import { matchOperation } from '../../../support/match-operation'
import { enterAs, withPeople } from '../../../support/people'
import type { Intruder } from './intruders'

/** A hole in one operation: the intruder who comes through it is let in as somebody else. */
export function hole(operation: string, intruder: Intruder): Wrapper {
  return withPeople(async (request, next, people) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const person = intruder(request, people, match.params['userId'] ?? '')
    return person ? enterAs(request, person, next) : next(request)
  })
}
