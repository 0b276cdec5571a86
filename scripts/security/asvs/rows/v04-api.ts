import { addresses, forwarded, limits } from '../../named-tests/doors'
import { servedFiles } from '../../named-tests/pages'
import { answers, connections } from '../../named-tests/service'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

export const api: readonly Requirement[] = [
  met(
    '4.1.1',
    'JSON is typed as JSON; pages, scripts, styles and texts say UTF-8.',
    answers.unkept,
    servedFiles.types,
  ),
  notMet(
    '4.1.2',
    'The service redirects nothing, and the proxy of docs/hosting leads pages alone from HTTP to HTTPS and refuses calls, tested where nginx or Caddy is installed. Takes: such a proxy.',
  ),
  met(
    '4.1.3',
    'X-Forwarded-For counts only where TRUST_PROXY says that a proxy writes it, then its last entry only, and only if that is an address.',
    addresses.counted,
    forwarded.address,
    limits.oneNetwork,
  ),
  met(
    '4.2.1',
    'Node’s parser refuses two lengths, a length beside chunks, and unknown encodings.',
    connections.framing,
  ),
  notApplicable('4.3.1', 'No GraphQL.'),
  notApplicable('4.3.2', 'No GraphQL.'),
  notApplicable('4.4.1', 'No WebSocket.'),
  notApplicable('4.4.2', 'No WebSocket.'),
  notApplicable('4.4.3', 'No WebSocket.'),
  notApplicable('4.4.4', 'No WebSocket.'),
]
