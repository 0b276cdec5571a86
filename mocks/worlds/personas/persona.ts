import type { Session } from '../../../src/api/generated/types'
import type { Account, Shop } from '../recipes/shop'

/** Somebody with an account and a past, who signs in by name. */
export interface Persona {
  /** Who it is, in a sentence. */
  readonly about: string
  readonly account: Account
  /** How long ago the account was opened; absent for accounts of the seed, which are there. */
  readonly signedUpAgoMs?: number
  /** What they have done since, by public operations. */
  readonly past?: (shop: Shop, session: Session) => Promise<void>
}

/** A persona that is none, or can't sign in, in a sentence that says why. */
export class PersonaError extends Error {
  override readonly name = 'PersonaError'
}
