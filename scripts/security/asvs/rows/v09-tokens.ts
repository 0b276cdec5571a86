import { access, tokens } from '../../named-tests/doors'
import { met, notApplicable, type Requirement } from '../requirement'

export const selfContainedTokens: readonly Requirement[] = [
  met('9.1.1', 'HMAC is verified before anything is read.', tokens.forged, access.everyIdentity),
  met('9.1.2', 'HS256 and nothing else, to sign and to verify.', access.everyIdentity),
  met(
    '9.1.3',
    'One key from the settings or the database; headers that name keys are not looked at.',
    tokens.ownKey,
    access.everyIdentity,
  ),
  met(
    '9.2.1',
    'A token without an end, past it, or before its beginning is refused.',
    tokens.claims,
    access.everyIdentity,
    tokens.sevenDays,
  ),
  met(
    '9.2.2',
    'One kind of token is signed with this key; issuer and each claim have to fit.',
    tokens.claims,
    access.everyIdentity,
  ),
  met(
    '9.2.3',
    'Tokens name the API as their audience, and a token for anybody else is refused.',
    tokens.claims,
    access.everyIdentity,
  ),
  notApplicable('9.2.4', 'The key signs for one service only.'),
]
