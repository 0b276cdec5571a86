import type { Operation } from '../../../../mocks/contract/operation'
import type { RuleId } from '../../model/rules'
import { type Family, type Fault, fault, onThoroughRun, type Wrapper } from '../fault'
import {
  altered,
  anotherUser,
  anyRole,
  anyScheme,
  cut,
  garbage,
  type Hole,
  noToken,
  openHole,
  otherRole,
  unsigned,
} from '../services/access'
import { writeNamedProfile } from '../services/accounts'
import { refuseSession, signTokensWith } from '../services/sessions'
import { contract, matchOperation } from '../wrap/match-operation'
import { onOperation } from '../wrap/one-operation'
import { readToken, withPeople } from '../wrap/people'

/** Compares the scheme with its case. */
function refuseSmallLetters(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) =>
    request.headers.get('authorization')?.startsWith('bearer ')
      ? refuseSession(operation)
      : forward(),
  )
}

function listAllOrders(operation: string): Wrapper {
  return withPeople(async (request, next, people) => {
    const caller = people.byToken(readToken(request) ?? '')
    const isListed = matchOperation(request)?.operation === operation && caller?.role === 1
    if (!isListed) return next(request)
    const url = request.url.replace('/user/orders/by/user/', '/order/list/')
    return next(new Request(url, { headers: request.headers }))
  })
}

interface HoleRow {
  readonly what: string
  readonly rule: RuleId
  readonly hole: Hole
  /** The operations that can have it; all of them when left out. */
  isPossibleIn?(operation: Operation): boolean
  /** The operations with which a plain run finds it; all of them when left out. */
  isPlainIn?(operation: Operation): boolean
}

const isSample = ({ id }: Operation) => id === 'readProfile' || id === 'listOrders'
const isForAdministrators = ({ role }: Operation) => role === 'administrator'

const holes: readonly HoleRow[] = [
  { what: 'asks for no token', rule: 'no-token', hole: noToken },
  {
    what: 'takes garbage for a token',
    rule: 'bad-token',
    hole: garbage,
    isPlainIn: isSample,
  },
  {
    what: 'takes an altered token',
    rule: 'bad-token',
    hole: altered,
    isPlainIn: isSample,
  },
  {
    what: 'takes an unsigned token',
    rule: 'bad-token',
    hole: unsigned,
    // The check tries it with these two only.
    isPossibleIn: isSample,
  },
  { what: "serves another user's path", rule: 'not-yours', hole: anotherUser },
  {
    what: 'serves the other role on the path',
    rule: 'not-yours',
    hole: otherRole,
    isPlainIn: (operation) => !isForAdministrators(operation) || isSample(operation),
  },
  {
    what: 'takes the beginning of a token',
    rule: 'bad-token',
    hole: cut,
    isPossibleIn: isSample,
  },
  {
    what: 'takes a token in any scheme',
    rule: 'bad-token',
    hole: anyScheme,
    isPossibleIn: ({ id }) => id === 'readProfile',
  },
  { what: 'serves everyone', rule: 'not-admin', hole: anyRole, isPossibleIn: isForAdministrators },
]

const operations = contract.operations.filter(({ isProtected }) => isProtected)

/** Every protected operation with every hole. */
export const access: Family = {
  name: 'access',
  checksFor: ({ operation }) => [`access:${operation}`, 'tokens', 'own-things'],
  faults: [
    ...holes.flatMap(({ what, rule, hole, isPossibleIn = () => true, isPlainIn = () => true }) =>
      operations.filter(isPossibleIn).map((operation): Fault => {
        const planted = fault(operation.id, what, rule, openHole, hole)
        return isPlainIn(operation) ? planted : onThoroughRun(planted)
      }),
    ),
    fault('updateProfile', 'writes the user whom the body names', 'not-yours', writeNamedProfile),
    fault('listOwnOrders', 'lists all orders to administrators', 'own-orders', listAllOrders),
    fault('readProfile', 'knows no bearer in small letters', 'refused', refuseSmallLetters),
    ...['secret', 'JWT_SECRET', ''].map((secret) =>
      fault('readProfile', `takes tokens signed with "${secret}"`, 'bad-token', () =>
        signTokensWith(secret),
      ),
    ),
  ],
}
