// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { userShape } from '../shapes/user'
import type { ResponseShape } from '../types'

export const updateProfileResponse: ResponseShape<'updateProfile'> = {
  operation: 'updateProfile',
  shape: userShape,
}
