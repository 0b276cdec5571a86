// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { orderShape } from '../shapes/order'
import type { ResponseShape } from '../types'

export const updateOrderStatusResponse: ResponseShape<'updateOrderStatus'> = {
  operation: 'updateOrderStatus',
  shape: orderShape,
}
