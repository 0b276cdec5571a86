import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { altered } from './support/intruders'

/** Answers the profile to a token whose payload was altered after it was signed. */
export const readProfileTakesAnAlteredToken: Fault = {
  name: 'readProfile takes an altered token',
  operation: 'readProfile',
  rule: 'bad-token',
  wrap: hole('readProfile', altered),
}
