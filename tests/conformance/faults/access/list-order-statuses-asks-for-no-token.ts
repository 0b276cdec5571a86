import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Lists the statuses for whoever calls without a token. */
export const listOrderStatusesAsksForNoToken: Fault = {
  name: 'listOrderStatuses asks for no token',
  operation: 'listOrderStatuses',
  rule: 'no-token',
  wrap: hole('listOrderStatuses', noToken),
}
