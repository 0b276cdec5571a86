import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Breaks when the provider declines. */
export const createPaymentFailsForDeclinedCharges: Fault = {
  name: 'createPayment fails for declined charges',
  operation: 'createPayment',
  rule: 'server-error',
  wrap: inPlaceOf('createPayment', 402, { error: 'Oops.' }, 500),
}
