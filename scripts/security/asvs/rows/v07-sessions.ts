import { access, accounts, tokens } from '../../named-tests/access'
import { navigation, sessionsPage } from '../../named-tests/pages'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

export const sessions: readonly Requirement[] = [
  met(
    '7.1.1',
    'Seven days without an idle timeout; documented and justified below against NIST SP 800-63B.',
    tokens.sevenDays,
  ),
  met('7.1.2', 'The number of sessions is not limited; documented below.', tokens.session),
  notApplicable('7.1.3', 'No federated identity.'),
  met(
    '7.2.1',
    'The API verifies each token and reads its user from the database each time.',
    access.everyIdentity,
  ),
  met('7.2.2', 'A signed token for each sign-in.', tokens.session, tokens.forged),
  notApplicable('7.2.3', 'Tokens are self-contained; see chapter 9.'),
  notMet(
    '7.2.4',
    'A sign-in issues a new token, but earlier tokens stay valid until they expire. Needed: a table of sessions.',
  ),
  notMet('7.3.1', 'No idle timeout. Needed: the time of each session’s last request.'),
  met(
    '7.3.2',
    'Every token expires seven days after sign-in.',
    tokens.sevenDays,
    access.everyIdentity,
  ),
  notMet(
    '7.4.1',
    'Signing out clears every tab, and the profile page ends all other sessions, but signing out does not revoke the token itself. Needed: a table of sessions, or a list of revoked tokens.',
  ),
  met('7.4.2', 'The token of a deleted user is refused at the next request.', access.everyIdentity),
  met(
    '7.4.3',
    'A new password ends every other session, and the profile page can end them without changing it.',
    accounts.endsOthers,
    sessionsPage.ends,
    sessionsPage.everywhere,
  ),
  met('7.4.4', 'Every page has a sign-out button.', navigation.signOut),
  notMet(
    '7.4.5',
    'No operation for it. Needed: one in the contract; until then a new JWT_SECRET ends all sessions.',
  ),
  notMet(
    '7.5.1',
    'The page asks for the current password before a new email or password; the service cannot enforce it, since the contract has no field for it. Needed: that field.',
  ),
  notMet(
    '7.5.2',
    'Users can end all other sessions with their password but cannot list them. Needed: a table of sessions and operations for it.',
  ),
  notApplicable('7.6.1', 'No federated identity.'),
  notApplicable('7.6.2', 'No federated identity; a session starts with email and password.'),
]
