// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { signUpResultShape } from '../shapes/sign-up-result'
import type { ResponseShape } from '../types'

export const signUpResponse: ResponseShape<'signUp'> = {
  operation: 'signUp',
  shape: signUpResultShape,
}
