import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isShorter } from './support/broken-values'

/** Opens accounts whose passwords are shorter than 6 characters. */
export const signUpTakesAShortPassword: Fault = {
  name: 'signUp takes a short password',
  operation: 'signUp',
  rule: 'bad-input',
  wrap: acceptJson('signUp', '/password', isShorter(6), 'long-enough'),
}
