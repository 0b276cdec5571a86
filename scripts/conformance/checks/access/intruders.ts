import type { Operation, Role } from '../../../../mocks/contract/operation'
import type { Actor } from '../../model/check-context'
import type { RuleId } from '../../model/rules'
import type { Person } from '../../people/people'
import { alterToken, createGarbageToken, stripSignature } from '../tokens/forge-token'

export interface People {
  readonly admin: Actor
  readonly shopper: Actor
  readonly other: Actor
}

/** A way of calling without the right to: one column of the access matrix. */
export interface Intruder {
  readonly name: string
  /** For narrow tables. */
  readonly short: string
  readonly expect: 401 | 403
  readonly rule: RuleId
  readonly cause: string
  /** The path's user and the token; `undefined` when this service's tokens can't be forged so. */
  enter(
    role: Role,
    people: People,
  ): { readonly userId: string; readonly token?: string } | undefined
  isMeantFor?(operation: Operation): boolean
  /** Whether it is tried with this operation in thorough runs only. */
  isThorough?(operation: Operation): boolean
}

const rightful = (role: Role, { admin, shopper }: People) =>
  role === 'administrator' ? admin : shopper

const FORGED = 'The token’s signature is not verified.'

/** Signatures are verified in one place; two operations, one of each role, show it. */
const isSample = ({ id }: Operation) => id === 'readProfile' || id === 'listOrders'
const isNoSample = (operation: Operation) => !isSample(operation)

export const intruders: readonly Intruder[] = [
  {
    name: 'no token',
    short: 'none',
    expect: 401,
    rule: 'no-token',
    cause: 'The operation does not ask who calls.',
    enter: (role, people) => ({ userId: rightful(role, people).id }),
  },
  {
    name: 'garbage',
    short: 'garbage',
    expect: 401,
    rule: 'bad-token',
    cause: 'Any token is taken for a good one.',
    enter: (role, people) => ({
      userId: rightful(role, people).id,
      token: createGarbageToken(),
    }),
    isThorough: isNoSample,
  },
  {
    name: 'altered payload',
    short: 'altered',
    expect: 401,
    rule: 'bad-token',
    cause: FORGED,
    enter(role, people) {
      const { id, token } = rightful(role, people)
      return { userId: id, token: alterToken(token) }
    },
    isThorough: isNoSample,
  },
  {
    name: 'no signature',
    short: 'unsigned',
    expect: 401,
    rule: 'bad-token',
    cause: 'Tokens of the algorithm "none" are accepted.',
    enter(role, people) {
      const { id, token: genuine } = rightful(role, people)
      const token = stripSignature(genuine)
      return token === undefined ? undefined : { userId: id, token }
    },
    isThorough: isNoSample,
  },
  {
    name: 'another user',
    short: 'other',
    expect: 403,
    rule: 'not-yours',
    cause: 'The `userId` of the path is not compared with the token’s user.',
    enter: (role, people) =>
      role === 'administrator'
        ? { userId: people.shopper.id, token: people.admin.token }
        : { userId: people.shopper.id, token: people.other.token },
  },
  {
    name: 'the other role',
    short: 'role',
    expect: 403,
    rule: 'not-yours',
    cause: 'The `userId` of the path is not compared with the token’s user, or not for every role.',
    enter: (role, { admin, shopper }) =>
      role === 'administrator'
        ? { userId: admin.id, token: shopper.token }
        : { userId: shopper.id, token: admin.token },
    // What is for administrators is also tried by a shopper on the own path.
    isThorough: (operation) => operation.role === 'administrator' && !isSample(operation),
  },
  {
    name: 'not an administrator',
    short: 'user',
    expect: 403,
    rule: 'not-admin',
    cause: 'The role of the token’s user is not checked.',
    enter: (_, { shopper }) => ({ userId: shopper.id, token: shopper.token }),
    isMeantFor: ({ role }) => role === 'administrator',
  },
]

/** Somebody of a further role, or one more of a role, on the path of the one who may and, where only administrators may, on the own. */
export function toIntruders(person: Person): readonly Intruder[] {
  const common = { short: person.name, expect: 403 } as const
  const rules = {
    yours: {
      name: `${person.name}, on somebody else’s path`,
      rule: 'not-yours',
      cause: `The \`userId\` of the path is not compared with the token’s user for ${person.name}.`,
      enter: (role: Role, people: People) => ({
        userId: rightful(role, people).id,
        token: person.token,
      }),
    },
    admin: {
      name: `${person.name}, who is no administrator`,
      rule: 'not-admin',
      cause: `${person.name} may do what is for administrators.`,
      enter: () => ({ userId: person.id, token: person.token }),
      isMeantFor: ({ role }: Operation) => role === 'administrator',
    },
  } as const
  return [
    { ...common, ...rules.yours },
    ...(person.as === 'user' ? [{ ...common, ...rules.admin }] : []),
  ]
}
