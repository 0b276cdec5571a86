import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Stores the change and answers as if there were none. */
export const updateProfileAnswersTheOldProfile: Fault = {
  name: 'updateProfile answers the old profile',
  operation: 'updateProfile',
  rule: 'read-back',
  wrap: onAnswer('updateProfile', (body) => ({ ...asObject(body), name: 'Before' })),
}
