import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Charges for a user whose path it is not. */
export const createPaymentServesAnotherUsersPath: Fault = {
  name: "createPayment serves another user's path",
  operation: 'createPayment',
  rule: 'not-yours',
  wrap: hole('createPayment', anotherUser),
}
