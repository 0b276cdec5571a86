import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Answers a profile for whoever calls without a token. */
export const readProfileAsksForNoToken: Fault = {
  name: 'readProfile asks for no token',
  operation: 'readProfile',
  rule: 'no-token',
  wrap: hole('readProfile', noToken),
}
