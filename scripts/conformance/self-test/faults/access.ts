import type { Operation } from '../../../../mocks/contract/operation'
import type { RuleId } from '../../model/rules'
import { type Family, type Fault, fault } from '../fault'
import {
  altered,
  anotherUser,
  anyRole,
  garbage,
  type Hole,
  noToken,
  openHole,
  unsigned,
} from '../services/access'
import { contract } from '../wrap/match-operation'

interface HoleRow {
  readonly what: string
  readonly rule: RuleId
  readonly hole: Hole
  /** The operations that can have it; all of them when left out. */
  isPossibleIn?(operation: Operation): boolean
}

const isForAdministrators = ({ role }: Operation) => role === 'administrator'

const holes: readonly HoleRow[] = [
  { what: 'asks for no token', rule: 'no-token', hole: noToken },
  { what: 'takes garbage for a token', rule: 'bad-token', hole: garbage },
  { what: 'takes an altered token', rule: 'bad-token', hole: altered },
  {
    what: 'takes an unsigned token',
    rule: 'bad-token',
    hole: unsigned,
    // The check tries it with these two only.
    isPossibleIn: ({ id }) => id === 'readProfile' || id === 'listOrders',
  },
  { what: "serves another user's path", rule: 'not-yours', hole: anotherUser },
  { what: 'serves everyone', rule: 'not-admin', hole: anyRole, isPossibleIn: isForAdministrators },
]

const operations = contract.operations.filter(({ isProtected }) => isProtected)

/** Every protected operation with every hole. */
export const access: Family = {
  name: 'access',
  checksFor: ({ operation }) => [`access:${operation}`],
  faults: holes.flatMap(({ what, rule, hole, isPossibleIn = () => true }): Fault[] =>
    operations.filter(isPossibleIn).map(({ id }) => fault(id, what, rule, openHole, hole)),
  ),
}
