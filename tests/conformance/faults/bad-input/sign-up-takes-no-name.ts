import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isMissing } from './support/broken-values'

/** Opens accounts without a name. */
export const signUpTakesNoName: Fault = {
  name: 'signUp takes no name',
  operation: 'signUp',
  rule: 'bad-input',
  wrap: acceptJson('signUp', '/name', isMissing, 'Nameless'),
}
