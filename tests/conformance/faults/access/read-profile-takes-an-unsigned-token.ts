import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { unsigned } from './support/intruders'

/** Answers the profile to a token that carries no signature. */
export const readProfileTakesAnUnsignedToken: Fault = {
  name: 'readProfile takes an unsigned token',
  operation: 'readProfile',
  rule: 'bad-token',
  wrap: hole('readProfile', unsigned),
}
