import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'

/** Opens accounts for what is no e-mail. */
export const signUpTakesAnEMailWithoutAnAtSign: Fault = {
  name: 'signUp takes an e-mail without an at sign',
  operation: 'signUp',
  rule: 'bad-input',
  wrap: acceptJson(
    'signUp',
    '/email',
    (value) => !String(value).includes('@'),
    'mended@example.com',
  ),
}
