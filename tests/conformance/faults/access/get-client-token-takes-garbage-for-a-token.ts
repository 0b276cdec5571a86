import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Gives a client token for whoever sends a word that is no token. */
export const getClientTokenTakesGarbageForAToken: Fault = {
  name: 'getClientToken takes garbage for a token',
  operation: 'getClientToken',
  rule: 'bad-token',
  wrap: hole('getClientToken', garbage),
}
