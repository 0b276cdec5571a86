import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Gives a client token for whoever calls without a token. */
export const getClientTokenAsksForNoToken: Fault = {
  name: 'getClientToken asks for no token',
  operation: 'getClientToken',
  rule: 'no-token',
  wrap: hole('getClientToken', noToken),
}
