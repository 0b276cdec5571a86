import type { components } from '../generated/schema'

type Wire = components['schemas']

export interface User extends Omit<Wire['User'], '_id'> {
  userId: string
}

export interface Session extends Omit<Wire['Session'], 'user'> {
  user: User
}

export function toUser({ _id, ...rest }: Wire['User']): User {
  return { ...rest, userId: _id }
}

export function toSession({ user, ...rest }: Wire['Session']): Session {
  return { ...rest, user: toUser(user) }
}

/** The session as the contract has it, which is the form in which the specification stores it too. */
export function toWireSession({ user: { userId, ...user }, ...rest }: Session): Wire['Session'] {
  return { ...rest, user: { ...user, _id: userId } }
}
