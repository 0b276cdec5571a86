import { recovery } from '../../named-tests/money'
import { connections, faults, log, privacy, securityLog } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const logging: readonly Requirement[] = [
  met('16.1.1', 'The inventory below: events, form, place, use and time.', inventories.events),
  met(
    '16.2.1',
    'Moment, address, operation, path with the user’s id, status, and an id for the request.',
    securityLog.signIns,
    connections.cutOff,
  ),
  met('16.2.2', 'UTC to the millisecond; the clock is the machine’s.', log.line),
  met('16.2.3', 'Standard output and nothing else.', inventories.events),
  met('16.2.4', 'One line of JSON for each event.', log.line),
  met(
    '16.2.5',
    'Requests are logged without bodies and tokens, faults without what anybody typed.',
    privacy.faults,
    privacy.query,
    privacy.packages,
    securityLog.signIns,
  ),
  met('16.3.1', 'Each sign-in with its outcome.', securityLog.signIns),
  met('16.3.2', 'Each 401 and 403 with operation, path and address.', securityLog.refusals),
  met(
    '16.3.3',
    'Refused input, conflicts and attempts that were too many, by their statuses.',
    securityLog.refusals,
    securityLog.signIns,
  ),
  met(
    '16.3.4',
    'Each fault with its cause and the request’s id; lost connections too.',
    faults.inside,
  ),
  met('16.4.1', 'JSON escapes line ends and control characters.', log.line),
  notMet(
    '16.4.2',
    'Where standard output goes is the operator’s. Takes: a collector with accounts of its own.',
  ),
  notMet('16.4.3', 'Takes: a collector on another machine.'),
  met('16.5.1', 'The contract’s 500 with a plain sentence.', faults.inside),
  met(
    '16.5.2',
    'Without its database the service refuses and says not ready; without its provider a charge is looked for before it is made again.',
    faults.inside,
    recovery.lostAnswer,
  ),
  met(
    '16.5.3',
    'A fault in the middle charges and orders nothing, or is brought to its end.',
    recovery.refused,
    recovery.killed,
    faults.inside,
  ),
]
