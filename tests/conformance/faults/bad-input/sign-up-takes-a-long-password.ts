import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isLonger } from './support/broken-values'

/** Opens accounts whose passwords are longer than 128 characters. */
export const signUpTakesALongPassword: Fault = {
  name: 'signUp takes a long password',
  operation: 'signUp',
  rule: 'bad-input',
  wrap: acceptJson('signUp', '/password', isLonger(128), 'short-enough'),
}
