import { notApplicable, notMet, type Requirement } from '../requirement'

export const communication: readonly Requirement[] = [
  notMet(
    '12.1.1',
    'TLS is terminated by the proxy; those in docs/hosting accept 1.2 and 1.3 only, tested where nginx or Caddy is installed. Needed: such a proxy.',
  ),
  notMet('12.1.2', 'TLS is terminated by the proxy. Needed: its list of cipher suites.'),
  notApplicable('12.1.3', 'No client certificates.'),
  notMet(
    '12.2.1',
    'The proxies in docs/hosting terminate TLS, redirect pages to HTTPS and send Strict-Transport-Security, tested where nginx or Caddy is installed; the service itself speaks plain HTTP. Needed: refusing to listen on public addresses in production without a proxy.',
  ),
  notMet('12.2.2', 'Needed: a certificate of a public authority, at the proxy.'),
  notMet(
    '12.3.1',
    'The provider is reached over TLS only; the database as DATABASE_URL says, which is not enforced. Needed: refusing an unencrypted connection to another machine.',
  ),
  notMet(
    '12.3.2',
    'Node verifies the provider’s certificate; the database’s is verified where DATABASE_URL requires it (sslmode=verify-full). Needed: enforcing it.',
  ),
  notMet(
    '12.3.3',
    'Between proxy and processes it is plain HTTP. Needed: TLS there, or a private network.',
  ),
  notMet('12.3.4', 'See 12.3.3.'),
]
