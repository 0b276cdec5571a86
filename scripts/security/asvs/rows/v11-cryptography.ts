import { cost, hashes, publishing, secrets, settings, tokens } from '../../named-tests/access'
import { ids } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notApplicable, type Requirement } from '../requirement'

export const cryptography: readonly Requirement[] = [
  met(
    '11.1.1',
    'How each key is generated, stored, rotated and destroyed is documented below, by the phases of NIST SP 800-57.',
    inventories.settings,
    publishing.held,
  ),
  met(
    '11.1.2',
    'The inventory below names every file that uses cryptography.',
    inventories.cryptography,
  ),
  met(
    '11.2.1',
    'Node’s OpenSSL, the browser’s Web Crypto, and jose on top of them.',
    inventories.cryptography,
  ),
  met(
    '11.2.2',
    'A hash includes its version and cost, keys are settings, and each algorithm is used in one place.',
    hashes.otherCost,
    tokens.forged,
  ),
  met(
    '11.2.3',
    'SHA-256, HMAC-SHA-256 with a random key of at least 32 characters, scrypt, random values of 128 bits.',
    settings.refused,
    secrets.weak,
    ids.random,
  ),
  notApplicable('11.3.1', 'The application encrypts nothing itself; TLS and disks do.'),
  notApplicable('11.3.2', 'The application encrypts nothing itself.'),
  notApplicable('11.3.3', 'The application encrypts nothing itself.'),
  met(
    '11.4.1',
    'SHA-256 everywhere; the sources use neither MD5 nor SHA-1.',
    inventories.cryptography,
  ),
  met(
    '11.4.2',
    'scrypt with N=2^15, r=8, p=3 and a salt each; a hash of a lower cost is made anew at the next sign-in.',
    cost.anew,
    hashes.salted,
  ),
  met(
    '11.4.3',
    'HMAC-SHA-256 for tokens, SHA-256 for the URLs of photos.',
    inventories.cryptography,
    tokens.forged,
  ),
  notApplicable('11.4.4', 'No key is derived from a password.'),
  met(
    '11.5.1',
    'Ids, salts, nonces and secrets come from the system’s generator with 128 bits or more; a session’s id only distinguishes sessions and grants nothing.',
    ids.random,
    hashes.salted,
    inventories.cryptography,
  ),
  notApplicable(
    '11.6.1',
    'The application uses no public keys; TLS is the proxy’s and the platform’s.',
  ),
]
