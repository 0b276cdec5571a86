// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { orderShape } from '../shapes/order'
import type { ResponseShape } from '../types'

export const listOrdersResponse: ResponseShape<'listOrders'> = {
  operation: 'listOrders',
  shape: v.array(orderShape),
}
