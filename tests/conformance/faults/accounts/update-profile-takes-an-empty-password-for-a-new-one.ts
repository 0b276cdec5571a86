import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Sets an empty password, where the contract says to keep the old one. */
export const updateProfileTakesAnEmptyPasswordForANewOne: Fault = {
  name: 'updateProfile takes an empty password for a new one',
  operation: 'updateProfile',
  rule: 'kept-value',
  isFirstRun: true,
  wrap: onJson('updateProfile', (body) =>
    body['password'] === '' ? { ...body, password: 'empty-password' } : body,
  ),
}
