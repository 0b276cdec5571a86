import { recovery } from '../../named-tests/money'
import { connections, faults, log, privacy, securityLog } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const logging: readonly Requirement[] = [
  met(
    '16.1.1',
    'The inventory below lists events, format, storage, use and retention.',
    inventories.events,
  ),
  met(
    '16.2.1',
    'Time, address, operation, path with the user’s id, status and a request id.',
    securityLog.signIns,
    connections.cutOff,
  ),
  met('16.2.2', 'UTC with milliseconds, from the machine’s clock.', log.line),
  met('16.2.3', 'Standard output only.', inventories.events),
  met('16.2.4', 'One line of JSON for each event.', log.line),
  met(
    '16.2.5',
    'Requests are logged without bodies and tokens, errors without user input.',
    privacy.faults,
    privacy.query,
    privacy.packages,
    securityLog.signIns,
  ),
  met('16.3.1', 'Each sign-in attempt and its result.', securityLog.signIns),
  met('16.3.2', 'Each 401 and 403 with operation, path and address.', securityLog.refusals),
  met(
    '16.3.3',
    'Refused input, conflicts and rate-limited attempts, by status.',
    securityLog.refusals,
    securityLog.signIns,
  ),
  met(
    '16.3.4',
    'Each error with its cause and the request id; lost connections too.',
    faults.inside,
  ),
  met('16.4.1', 'JSON escapes line breaks and control characters.', log.line),
  notMet(
    '16.4.2',
    'The operator decides where standard output goes. Needed: a log collector with its own accounts.',
  ),
  notMet('16.4.3', 'Needed: a log collector on another machine.'),
  met('16.5.1', 'The contract’s 500 with a generic sentence.', faults.inside),
  met(
    '16.5.2',
    'Without its database the service refuses requests and reports not ready; after a provider failure a charge is searched for before it is repeated.',
    faults.inside,
    recovery.lostAnswer,
  ),
  met(
    '16.5.3',
    'A failure half way charges and orders nothing, or is completed afterwards.',
    recovery.refused,
    recovery.killed,
    faults.inside,
  ),
]
