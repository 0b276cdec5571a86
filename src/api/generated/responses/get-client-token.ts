// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { clientTokenShape } from '../shapes/client-token'
import type { ResponseShape } from '../types'

export const getClientTokenResponse: ResponseShape<'getClientToken'> = {
  operation: 'getClientToken',
  shape: clientTokenShape,
}
