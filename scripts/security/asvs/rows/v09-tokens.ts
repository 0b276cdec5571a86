import { access, tokens } from '../../named-tests/access'
import { met, notApplicable, type Requirement } from '../requirement'

export const selfContainedTokens: readonly Requirement[] = [
  met(
    '9.1.1',
    'The HMAC is verified before any claim is read.',
    tokens.forged,
    access.everyIdentity,
  ),
  met('9.1.2', 'Only HS256, for signing and verifying.', access.everyIdentity),
  met(
    '9.1.3',
    'One key, from the settings or the database; key references in headers are ignored.',
    tokens.ownKey,
    access.everyIdentity,
  ),
  met(
    '9.2.1',
    'A token without an expiry, after it, or before its start is refused.',
    tokens.claims,
    access.everyIdentity,
    tokens.sevenDays,
  ),
  met(
    '9.2.2',
    'One type of token is signed with this key; issuer and all claims are validated.',
    tokens.claims,
    access.everyIdentity,
  ),
  met(
    '9.2.3',
    'Tokens name the API as their audience; other audiences are refused.',
    tokens.claims,
    access.everyIdentity,
  ),
  notApplicable('9.2.4', 'The key signs for one service only.'),
]
