// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { sessionShape } from '../shapes/session'
import type { ResponseShape } from '../types'

export const signInResponse: ResponseShape<'signIn'> = {
  operation: 'signIn',
  shape: sessionShape,
}
