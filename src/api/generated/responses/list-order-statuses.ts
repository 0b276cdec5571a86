// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import type { ResponseShape } from '../types'

export const listOrderStatusesResponse: ResponseShape<'listOrderStatuses'> = {
  operation: 'listOrderStatuses',
  shape: v.array(v.string()),
}
