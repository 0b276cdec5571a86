import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Breaks on input that it should refuse. */
export const createPaymentFailsOnBadInput: Fault = {
  name: 'createPayment fails on bad input',
  operation: 'createPayment',
  rule: 'server-error',
  wrap: inPlaceOf('createPayment', 400, { error: 'Oops.' }, 500),
}
