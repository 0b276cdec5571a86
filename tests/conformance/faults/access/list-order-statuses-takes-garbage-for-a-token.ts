import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Lists the statuses for whoever sends a word that is no token. */
export const listOrderStatusesTakesGarbageForAToken: Fault = {
  name: 'listOrderStatuses takes garbage for a token',
  operation: 'listOrderStatuses',
  rule: 'bad-token',
  wrap: hole('listOrderStatuses', garbage),
}
