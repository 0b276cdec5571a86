import { asObject } from '../../../../mocks/contract/json'
import { type Family, fault, faultsOf, onFirstRun, onThoroughRun } from '../fault'
import {
  answerAdministrator,
  keepFormerEmail,
  raiseRoleInAnswer,
  refuseText,
  refuseTokens,
  rememberRole,
  storeNoProfile,
  takeEmailTwice,
} from '../services/accounts'
import { answerJson } from '../wrap/messages'
import { inPlaceOf, onAnswer, onJson, onOperation, onStatus } from '../wrap/one-operation'
import { refuseWhen, type Sent } from '../wrap/refuse'

const credentials = faultsOf('credentials')
const taken = faultsOf('email-taken')
const readBack = faultsOf('read-back')

const CAPITALS = 'EXAMPLE.COM'

/** That of the check's second shopper, who writes the first one's in capitals too. */
const isInCapitals = ({ email }: Sent) => /\.OTHER@EXAMPLE\.COM$/.test(String(email))

/** Accounts, sessions and profiles. */
export const accounts: Family = {
  name: 'accounts',
  checksFor: ({ name }) =>
    name.endsWith('stores no password')
      ? ['passwords']
      : ['reach', 'accounts', 'credentials', 'profile', 'public-access'],
  faults: [
    credentials(
      'signIn',
      'answers wrong passwords with 400',
      refuseText,
      'not-the-password',
      400,
      'Wrong password.',
    ),
    credentials(
      'signIn',
      'tells unknown emails from wrong passwords',
      refuseText,
      'nobody.',
      401,
      'There is no such account.',
    ),
    fault(
      'signIn',
      'looks at the case of emails',
      'session',
      refuseText,
      CAPITALS,
      401,
      'Email and password do not match.',
    ),
    taken('signUp', 'takes an email twice', inPlaceOf, 409, { success: true }),
    taken(
      'signUp',
      'takes an email twice in another case',
      onOperation,
      async (request, forward) =>
        (await request.clone().text()).includes(CAPITALS)
          ? answerJson({ success: true })
          : forward(),
    ),
    onFirstRun(fault('signUp', 'takes a role', 'ignored-field', rememberRole)),
    onFirstRun(
      readBack('signUp', 'stores another name', onJson, (body) => ({ ...body, name: 'Somebody' })),
    ),
    readBack('updateProfile', 'stores nothing', storeNoProfile),
    readBack('updateProfile', 'answers the old profile', onAnswer, (body) => ({
      ...asObject(body),
      name: 'Before',
    })),
    fault('updateProfile', 'takes a role', 'ignored-field', raiseRoleInAnswer),
    taken('updateProfile', 'takes an email twice', takeEmailTwice),
    onThoroughRun(
      taken(
        'updateProfile',
        'gives nobody the own email in capitals',
        refuseWhen,
        isInCapitals,
        409,
      ),
    ),
    credentials('updateProfile', 'lets the former email sign in', keepFormerEmail),
    readBack('updateProfile', 'stores no password', onJson, (body) =>
      String(body['password'] ?? '').startsWith('pw-') ? { ...body, password: '' } : body,
    ),
    // The contract says to keep the old one.
    onFirstRun(
      fault(
        'updateProfile',
        'takes an empty password for a new one',
        'kept-value',
        onJson,
        (body) => (body['password'] === '' ? { ...body, password: 'empty-password' } : body),
      ),
    ),
    readBack('readProfile', 'answers another user', answerAdministrator),
    fault('signOut', 'asks for a token', 'status', onOperation, async () =>
      answerJson({ error: 'Sign in.' }, 401),
    ),
    fault('listCategories', 'checks tokens', 'status', refuseTokens),
    fault('signIn', 'checks tokens', 'public-access', refuseTokens),
    fault('signIn', 'answers an expired account with 403', 'status', onStatus, 401, 403),
    fault('signIn', 'says to wait but not how long', 'header', onStatus, 401, 429),
  ],
}
