import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Answers a profile for whoever sends a word that is no token. */
export const readProfileTakesGarbageForAToken: Fault = {
  name: 'readProfile takes garbage for a token',
  operation: 'readProfile',
  rule: 'bad-token',
  wrap: hole('readProfile', garbage),
}
