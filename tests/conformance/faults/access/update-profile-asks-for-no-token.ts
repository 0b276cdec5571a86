import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Changes a profile for whoever calls without a token. */
export const updateProfileAsksForNoToken: Fault = {
  name: 'updateProfile asks for no token',
  operation: 'updateProfile',
  rule: 'no-token',
  wrap: hole('updateProfile', noToken),
}
