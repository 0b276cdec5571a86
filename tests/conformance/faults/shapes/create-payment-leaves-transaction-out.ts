import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Says that it charged, but not which transaction. */
export const createPaymentLeavesTransactionOut: Fault = {
  name: 'createPayment leaves transaction out',
  operation: 'createPayment',
  rule: 'schema',
  wrap: leaveOut('createPayment', '/transaction'),
}
