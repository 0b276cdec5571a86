import {
  access,
  accounts,
  assignment,
  choosing,
  limits,
  passwords,
  publishing,
} from '../../named-tests/access'
import { sessionsPage, signingIn } from '../../named-tests/pages'
import { admission, contract } from '../../named-tests/service'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

const NO_SECOND_FACTOR = 'There is no second factor; see 6.3.3.'
const NO_PROVIDER = 'No identity provider: signing in with Google is shown as not available.'

export const authentication: readonly Requirement[] = [
  met(
    '6.1.1',
    'The limits on attempts are listed below; addresses from which the owner has signed in before bypass the account’s counter, so that others cannot lock the account.',
    limits.known,
    limits.passwords,
  ),
  met(
    '6.1.2',
    'Context-specific words are `SHOP_WORDS` in mocks/api/auth/password-rules.ts.',
    choosing.ownWords,
  ),
  met(
    '6.1.3',
    'Email and password is the only way to sign in, as stated below.',
    contract.operations,
  ),
  notMet(
    '6.2.1',
    'Six characters, as specified. Needed: eight in openapi.yaml, which forms and API follow.',
  ),
  met('6.2.2', 'On the profile page.', accounts.endsOthers, sessionsPage.asked),
  notMet(
    '6.2.3',
    'The page asks for the current password first, but the contract’s profile operation has no field for it, so the service cannot enforce it. Needed: such a field.',
  ),
  met(
    '6.2.4',
    'The 10,000 most common passwords are refused; more than 3,000 of them are long enough.',
    choosing.common,
    choosing.refused,
  ),
  met('6.2.5', 'Any characters in any combination.', passwords.any),
  met('6.2.6', 'Hidden, with a button to show it.', signingIn.managers),
  met('6.2.7', 'Pasting and password managers work; fields say what they are.', signingIn.managers),
  notMet(
    '6.2.8',
    'Neither truncated nor trimmed, and case-sensitive; but Unicode is normalized to NFKC first, on purpose, so that different keyboards produce the same password (as NIST SP 800-63B advises). Needed: no normalization.',
  ),
  met('6.2.9', 'Up to 128 characters.', passwords.any, passwords.exact),
  met('6.2.10', 'A password never expires.', passwords.lasting),
  met(
    '6.2.11',
    'Passwords whose letters are only context-specific words are refused, also with digits and symbols added.',
    choosing.ownWords,
  ),
  notMet(
    '6.2.12',
    'The list of common passwords is taken from breaches but is not complete. Needed: a breach service that is queried by hash prefix, or its list.',
  ),
  met(
    '6.3.1',
    'Failed attempts are limited per account, per address and per both; successful ones have their own limits, and hashing is queued fairly by address.',
    limits.passwords,
    limits.many,
    limits.honest,
    limits.known,
    admission.hashes,
  ),
  met(
    '6.3.2',
    'In production no account opens with a published password, whatever its email and whoever chose it.',
    publishing.nothing,
    publishing.whatever,
  ),
  notMet('6.3.3', 'One factor. Needed: TOTP or passkeys, and operations for them in the contract.'),
  met(
    '6.3.4',
    'Sign-in is the only operation that issues a token, and every protected operation requires one.',
    contract.operations,
    access.everyIdentity,
  ),
  notApplicable(
    '6.4.1',
    'The service generates no passwords; the administrator’s initial one is set by the operator.',
  ),
  met(
    '6.4.2',
    'An account has a name, an email and a password: no hints, no security questions.',
    assignment.account,
  ),
  notMet(
    '6.4.3',
    'Forgotten passwords are handled by support. Needed: email, and two operations in the contract.',
  ),
  notApplicable('6.4.4', NO_SECOND_FACTOR),
  notApplicable('6.5.1', NO_SECOND_FACTOR),
  notApplicable('6.5.2', NO_SECOND_FACTOR),
  notApplicable('6.5.3', NO_SECOND_FACTOR),
  notApplicable('6.5.4', NO_SECOND_FACTOR),
  notApplicable('6.5.5', NO_SECOND_FACTOR),
  notApplicable('6.6.1', NO_SECOND_FACTOR),
  notApplicable('6.6.2', NO_SECOND_FACTOR),
  notApplicable('6.6.3', NO_SECOND_FACTOR),
  notApplicable('6.8.1', NO_PROVIDER),
  notApplicable('6.8.2', NO_PROVIDER),
  notApplicable('6.8.3', NO_PROVIDER),
  notApplicable('6.8.4', NO_PROVIDER),
]
