import { addresses, forwarded, limits } from '../../named-tests/access'
import { servedFiles } from '../../named-tests/pages'
import { answers, connections } from '../../named-tests/service'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

export const api: readonly Requirement[] = [
  met(
    '4.1.1',
    'JSON has its content type; pages, scripts, styles and texts state UTF-8.',
    answers.unkept,
    servedFiles.types,
  ),
  notMet(
    '4.1.2',
    'The service never redirects; the proxies in docs/hosting redirect only pages from HTTP to HTTPS and refuse API requests, tested where nginx or Caddy is installed. Needed: such a proxy.',
  ),
  met(
    '4.1.3',
    'X-Forwarded-For is used only of a proxy that TRUST_PROXY names, then only its last entry, and only if that is an IP address.',
    addresses.counted,
    forwarded.address,
    forwarded.ofWhom,
    limits.oneNetwork,
  ),
  met(
    '4.2.1',
    'Node’s parser refuses two Content-Length headers, Content-Length with chunked encoding, and unknown encodings.',
    connections.framing,
  ),
  notApplicable('4.3.1', 'No GraphQL.'),
  notApplicable('4.3.2', 'No GraphQL.'),
  notApplicable('4.4.1', 'No WebSocket.'),
  notApplicable('4.4.2', 'No WebSocket.'),
  notApplicable('4.4.3', 'No WebSocket.'),
  notApplicable('4.4.4', 'No WebSocket.'),
]
