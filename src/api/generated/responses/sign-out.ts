// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { messageShape } from '../shapes/message'
import type { ResponseShape } from '../types'

export const signOutResponse: ResponseShape<'signOut'> = {
  operation: 'signOut',
  shape: messageShape,
}
