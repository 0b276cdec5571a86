import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Stores another name than the one sent. */
export const signUpStoresAnotherName: Fault = {
  name: 'signUp stores another name',
  operation: 'signUp',
  rule: 'read-back',
  isFirstRun: true,
  wrap: onJson('signUp', (body) => ({ ...body, name: 'Somebody' })),
}
