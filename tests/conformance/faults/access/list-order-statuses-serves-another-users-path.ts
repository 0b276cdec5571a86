import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Lists the statuses for a user whose path it is not. */
export const listOrderStatusesServesAnotherUsersPath: Fault = {
  name: "listOrderStatuses serves another user's path",
  operation: 'listOrderStatuses',
  rule: 'not-yours',
  wrap: hole('listOrderStatuses', anotherUser),
}
