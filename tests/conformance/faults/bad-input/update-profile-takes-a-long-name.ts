import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isLonger } from './support/broken-values'

/** Stores names that are longer than 64 characters. */
export const updateProfileTakesALongName: Fault = {
  name: 'updateProfile takes a long name',
  operation: 'updateProfile',
  rule: 'bad-input',
  wrap: acceptJson('updateProfile', '/name', isLonger(64), 'Long'),
}
