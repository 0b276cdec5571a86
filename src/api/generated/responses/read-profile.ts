// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { userShape } from '../shapes/user'
import type { ResponseShape } from '../types'

export const readProfileResponse: ResponseShape<'readProfile'> = {
  operation: 'readProfile',
  shape: userShape,
}
