import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Changes a profile for whoever sends a word that is no token. */
export const updateProfileTakesGarbageForAToken: Fault = {
  name: 'updateProfile takes garbage for a token',
  operation: 'updateProfile',
  rule: 'bad-token',
  wrap: hole('updateProfile', garbage),
}
