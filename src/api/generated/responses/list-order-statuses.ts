// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import type { ResponseShape } from '../types'

export const listOrderStatusesResponse: ResponseShape<'listOrderStatuses'> = {
  operation: 'listOrderStatuses',
  shape: z.array(z.string()),
}
