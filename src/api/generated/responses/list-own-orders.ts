// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { orderShape } from '../shapes/order'
import type { ResponseShape } from '../types'

export const listOwnOrdersResponse: ResponseShape<'listOwnOrders'> = {
  operation: 'listOwnOrders',
  shape: v.array(orderShape),
}
