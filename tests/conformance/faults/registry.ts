import type { Fault } from '../support/fault'
import { accessFaults } from './access'
import { accountFaults } from './accounts'
import { adminFaults } from './admin'
import { badInputFaults } from './bad-input'
import { catalogueFaults } from './catalogue'
import { orderListFaults } from './order-lists'
import { orderFaults } from './orders'
import { paymentFaults } from './payments'
import { shapeFaults } from './shapes'

/** Everything that the check must find. */
export const faults: readonly Fault[] = [
  ...accessFaults,
  ...shapeFaults,
  ...badInputFaults,
  ...catalogueFaults,
  ...accountFaults,
  ...adminFaults,
  ...paymentFaults,
  ...orderFaults,
  ...orderListFaults,
]
