// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { orderShape } from '../shapes/order'
import type { ResponseShape } from '../types'

export const listOwnOrdersResponse: ResponseShape<'listOwnOrders'> = {
  operation: 'listOwnOrders',
  shape: z.array(orderShape),
}
