import {
  access,
  accounts,
  assignment,
  choosing,
  limits,
  passwords,
  publishing,
} from '../../named-tests/doors'
import { sessionsPage, signingIn } from '../../named-tests/pages'
import { contract, rationing } from '../../named-tests/service'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

const NO_SECOND_FACTOR = 'There is no second factor whose codes could be misused; see 6.3.3.'
const NO_PROVIDER = 'No identity provider: signing in with Google is shown as not available.'

export const authentication: readonly Requirement[] = [
  met(
    '6.1.1',
    'How attempts are limited stands below; an owner passes the account’s counter from where the owner has signed in before, so that strangers can’t lock it.',
    limits.known,
    limits.passwords,
  ),
  met(
    '6.1.2',
    'The shop’s own words are `SHOP_WORDS` in mocks/api/auth/password-rules.ts.',
    choosing.ownWords,
  ),
  met('6.1.3', 'One way in, e-mail and password, as stated below.', contract.operations),
  notMet(
    '6.2.1',
    'Six characters, as the product’s specification and contract have it. Takes: eight in openapi.yaml, which forms and API follow.',
  ),
  met('6.2.2', 'On the profile page.', accounts.endsOthers, sessionsPage.asked),
  notMet(
    '6.2.3',
    'The page asks for the present password before it sends another; the contract’s profile call has no field for it, so the service can’t insist. Takes: one more field.',
  ),
  met(
    '6.2.4',
    'The 10,000 commonest are refused, more than 3,000 of which are long enough.',
    choosing.common,
    choosing.refused,
  ),
  met('6.2.5', 'Any characters in any mixture.', passwords.any),
  met('6.2.6', 'Hidden until one asks to see it.', signingIn.managers),
  met('6.2.7', 'Pasting and password managers work; fields say what they are.', signingIn.managers),
  notMet(
    '6.2.8',
    'Neither cut nor trimmed, and case counts; but Unicode is brought to NFKC first, on purpose, so that another keyboard’s form of the same letters opens too (NIST SP 800-63B advises it). Takes: leaving that out.',
  ),
  met('6.2.9', 'Up to 128 characters.', passwords.any, passwords.exact),
  met('6.2.10', 'A password never expires.', passwords.lasting),
  met(
    '6.2.11',
    'Whatever has no other letters than the shop’s own words is refused, with digits and signs around them too.',
    choosing.ownWords,
  ),
  notMet(
    '6.2.12',
    'The commonest passwords come of leaks, but are not all that leaked. Takes: a service that is asked by prefix, or its list.',
  ),
  met(
    '6.3.1',
    'Guessing is limited per account, per address and per both; right passwords have limits of their own, and hashes take turns by address.',
    limits.passwords,
    limits.many,
    limits.honest,
    limits.known,
    rationing.hashes,
  ),
  met(
    '6.3.2',
    'In production nothing opens with a published password, whatever its account’s e-mail is by now and whoever chose it.',
    publishing.nothing,
    publishing.whatever,
  ),
  notMet('6.3.3', 'One factor. Takes: TOTP or passkeys, and calls for them in the contract.'),
  met(
    '6.3.4',
    'Sign-in is the only call that gives a token, and every protected call wants one.',
    contract.operations,
    access.everyIdentity,
  ),
  notApplicable(
    '6.4.1',
    'The service makes no password for anybody; the administrator’s first one is the operator’s.',
  ),
  met(
    '6.4.2',
    'An account is a name, an e-mail and a password: no hint, no question.',
    assignment.account,
  ),
  notMet(
    '6.4.3',
    'A forgotten password is a matter for support by hand. Takes: mail, and two calls in the contract.',
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
