import { protectedCalls } from '../../../scripts/conformance/checks/access/valid-requests'
import { asObject } from '../../../scripts/conformance/contract/json'
import type { RuleId } from '../../../scripts/conformance/run/rules'
import type { Fault } from '../support/fault'
import type { Wrapper } from '../support/handler'
import { matchOperation } from '../support/match-operation'
import { enterAs, type People, readToken, withPeople } from '../support/people'

type Hole = (request: Request, people: People, userId: string) => ReturnType<People['byId']>

/** A hole in one operation: who comes through it is let in as somebody else. */
function hole(operation: string, find: Hole): Wrapper {
  return withPeople(async (request, next, people) => {
    const match = matchOperation(request)
    if (match?.operation !== operation) return next(request)
    const person = find(request, people, match.params['userId'] ?? '')
    return person ? enterAs(request, person, next) : next(request)
  })
}

const noToken: Hole = (request, people, userId) =>
  readToken(request) === undefined ? people.byId(userId) : undefined

const garbage: Hole = (request, people, userId) =>
  readToken(request) === 'not-a-token' ? people.byId(userId) : undefined

const altered: Hole = (request, people, userId) =>
  readClaims(request)['altered'] === true ? people.byId(userId) : undefined

const unsigned: Hole = (request, people, userId) =>
  readToken(request)?.endsWith('.') ? people.byId(userId) : undefined

const anotherUser: Hole = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  if (!caller || caller.id === userId) return undefined
  return caller.role === 1 ? caller : people.byId(userId)
}

const anyRole: Hole = (request, people, userId) => {
  const caller = people.byToken(readToken(request) ?? '')
  return caller?.id === userId && caller.role !== 1 ? people.administrator() : undefined
}

const operations = Object.keys(protectedCalls)
const forAdministrators = operations.filter(
  (operation) => protectedCalls[operation]?.audience === 'administrators',
)

/** Every protected operation with every hole. */
export const accessFaults: readonly Fault[] = [
  ...holes('asks for no token', operations, 'no-token', noToken),
  ...holes('takes garbage for a token', operations, 'bad-token', garbage),
  ...holes('takes an altered token', ['readProfile', 'createPayment'], 'bad-token', altered),
  ...holes('takes an unsigned token', ['readProfile', 'listOrders'], 'bad-token', unsigned),
  ...holes("serves another user's path", operations, 'not-yours', anotherUser),
  ...holes('serves everyone', forAdministrators, 'not-admin', anyRole),
]

function holes(name: string, where: readonly string[], rule: RuleId, find: Hole): Fault[] {
  return where.map((operation) => ({
    name: `${operation} ${name}`,
    operation,
    rule,
    wrap: hole(operation, find),
  }))
}

function readClaims(request: Request): Readonly<Record<string, unknown>> {
  const payload = readToken(request)?.split('.')[1] ?? ''
  try {
    return asObject(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
