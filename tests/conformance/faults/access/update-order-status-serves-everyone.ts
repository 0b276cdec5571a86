import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Sets the status of an order for users who are no administrators. */
export const updateOrderStatusServesEveryone: Fault = {
  name: 'updateOrderStatus serves everyone',
  operation: 'updateOrderStatus',
  rule: 'not-admin',
  wrap: hole('updateOrderStatus', anyRole),
}
