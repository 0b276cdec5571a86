import { notApplicable, notMet, type Requirement } from '../requirement'

export const communication: readonly Requirement[] = [
  notMet(
    '12.1.1',
    'TLS is the proxy’s; that of docs/hosting speaks 1.2 and 1.3 only, tested where nginx or Caddy is installed. Takes: such a proxy.',
  ),
  notMet('12.1.2', 'TLS is the proxy’s. Takes: its list of suites.'),
  notApplicable('12.1.3', 'No client certificates.'),
  notMet(
    '12.2.1',
    'The proxy of docs/hosting ends TLS, leads pages from HTTP to HTTPS and promises it, tested where nginx or Caddy is installed; the service by itself speaks plain HTTP. Takes: refusing to listen on other addresses in production without a proxy.',
  ),
  notMet('12.2.2', 'Takes: a certificate of a public authority, at the proxy.'),
  notMet(
    '12.3.1',
    'The provider is reached over TLS only; the database as DATABASE_URL says, and nobody insists. Takes: refusing an unencrypted one that is not on this machine.',
  ),
  notMet(
    '12.3.2',
    'Node verifies the provider’s certificate; the database’s is verified where DATABASE_URL asks for it (sslmode=verify-full). Takes: insisting on it.',
  ),
  notMet(
    '12.3.3',
    'Between proxy and processes it is plain HTTP. Takes: TLS there, or a network of their own.',
  ),
  notMet('12.3.4', 'See 12.3.3.'),
]
