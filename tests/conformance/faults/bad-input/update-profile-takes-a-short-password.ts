import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'

/** Stores passwords that are shorter than 6 characters. */
export const updateProfileTakesAShortPassword: Fault = {
  name: 'updateProfile takes a short password',
  operation: 'updateProfile',
  rule: 'bad-input',
  wrap: acceptJson('updateProfile', '/password', (value) => value === 'abc', ''),
}
