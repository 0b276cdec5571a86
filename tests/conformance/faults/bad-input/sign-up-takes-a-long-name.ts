import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isLonger } from './support/broken-values'

/** Opens accounts whose names are longer than 64 characters. */
export const signUpTakesALongName: Fault = {
  name: 'signUp takes a long name',
  operation: 'signUp',
  rule: 'bad-input',
  wrap: acceptJson('signUp', '/name', isLonger(64), 'Long'),
}
