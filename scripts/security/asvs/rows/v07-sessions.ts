import { access, accounts, tokens } from '../../named-tests/doors'
import { navigation, sessionsPage } from '../../named-tests/pages'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

export const sessions: readonly Requirement[] = [
  met(
    '7.1.1',
    'Seven days, no end by idleness; stated and justified below against NIST SP 800-63B.',
    tokens.sevenDays,
  ),
  met('7.1.2', 'As many sessions as one likes; stated below.', tokens.session),
  notApplicable('7.1.3', 'No federated identity.'),
  met('7.2.1', 'The API verifies each token and reads its user anew.', access.everyIdentity),
  met('7.2.2', 'A signed token for each sign-in.', tokens.session, tokens.forged),
  notApplicable('7.2.3', 'Tokens are self-contained; see chapter 9.'),
  notMet(
    '7.2.4',
    'A sign-in gives a new token, but a token held before goes on for its days. Takes: rows of sessions.',
  ),
  notMet('7.3.1', 'No end by idleness. Takes: the moment of the last call for each session.'),
  met(
    '7.3.2',
    'Seven days after sign-in every token ends.',
    tokens.sevenDays,
    access.everyIdentity,
  ),
  notMet(
    '7.4.1',
    'Signing out clears every tab, and the profile page ends all other sessions; but the service does not revoke the token of one that is only signed out of. Takes: rows of sessions, or a list of ended tokens.',
  ),
  met('7.4.2', 'A token of a user who is gone is refused at the next call.', access.everyIdentity),
  met(
    '7.4.3',
    'A new password ends every other session without being asked, and the profile page ends them with the present one.',
    accounts.endsOthers,
    sessionsPage.ends,
    sessionsPage.everywhere,
  ),
  met('7.4.4', 'Sign out stands in the bar of every page.', navigation.signOut),
  notMet(
    '7.4.5',
    'No call for it. Takes: one in the contract; until then a new JWT_SECRET ends all.',
  ),
  notMet(
    '7.5.1',
    'The page asks for the present password before a new e-mail or password; the service can’t insist, since the contract has no field for it. Takes: that field.',
  ),
  notMet(
    '7.5.2',
    'One ends all other sessions with one’s password, but can’t see them. Takes: rows of sessions and calls for them.',
  ),
  notApplicable('7.6.1', 'No federated identity.'),
  notApplicable('7.6.2', 'No federated identity; a session begins by typing e-mail and password.'),
]
