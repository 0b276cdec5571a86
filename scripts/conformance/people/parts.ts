import type { People, Person } from './people'

/** The parts that the contract's checks have for people. */
export type Part = 'shopper' | 'other' | 'admin'

/** Who has a part: the first user is the shopper, the second one the other shopper, the first administrator the administrator. */
export function personFor({ persons }: People, part: Part): Person | undefined {
  const [shopper, other] = persons.filter((one) => one.as === 'user')
  const admin = persons.find((one) => one.as === 'administrator')
  return { shopper, other, admin }[part]
}

/** Those who have no part: further roles and further people of a role. */
export function listFurther(people: People): readonly Person[] {
  const parts = (['shopper', 'other', 'admin'] as const).map((part) => personFor(people, part))
  return people.persons.filter((person) => !parts.includes(person))
}

const SIGN_IN_OPERATIONS = ['signUp', 'signIn', 'signOut'] as const

/** The operations that a service does not have where its users sign in elsewhere. */
export function listElsewhere(people: People | undefined): readonly string[] {
  return people?.persons.some(({ as }) => as === 'user') ? SIGN_IN_OPERATIONS : []
}
