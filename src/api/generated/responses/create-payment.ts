// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { paymentResultShape } from '../shapes/payment-result'
import type { ResponseShape } from '../types'

export const createPaymentResponse: ResponseShape<'createPayment'> = {
  operation: 'createPayment',
  shape: paymentResultShape,
}
