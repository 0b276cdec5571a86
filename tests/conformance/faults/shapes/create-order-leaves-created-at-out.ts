import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers an order without its time. */
export const createOrderLeavesCreatedAtOut: Fault = {
  name: 'createOrder leaves createdAt out',
  operation: 'createOrder',
  rule: 'schema',
  wrap: leaveOut('createOrder', '/createdAt'),
}
