import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Lists the statuses for users who are no administrators. */
export const listOrderStatusesServesEveryone: Fault = {
  name: 'listOrderStatuses serves everyone',
  operation: 'listOrderStatuses',
  rule: 'not-admin',
  wrap: hole('listOrderStatuses', anyRole),
}
