import {
  accounts,
  addresses,
  assignment,
  forwarded,
  limits,
  publishing,
} from '../../named-tests/access'
import { drawing } from '../../named-tests/pages'
import { admission, badInput, slowBodies } from '../../named-tests/service'
import { inventories, style, supply } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const coding: readonly Requirement[] = [
  met(
    '15.1.1',
    'The time limits for updating packages are documented below.',
    inventories.parts,
    supply.pinned,
  ),
  met(
    '15.1.2',
    'package-lock.json lists every package with its hash, `npm run licenses` what is handed on; `npm sbom` writes it as CycloneDX.',
    supply.locked,
    supply.licenses,
  ),
  met('15.1.3', 'Expensive operations and their limits are listed below.', inventories.parts),
  notMet(
    '15.2.1',
    'Packages are current, but Node 20, which is still supported, has had no security fixes since April 2026. Needed: Node 22 as the minimum.',
  ),
  met(
    '15.2.2',
    'Expensive work is bounded, queued fairly by address and account, and refused in time with 429 or 503 and Retry-After.',
    admission.hashes,
    admission.lists,
    admission.search,
    admission.turns,
    slowBodies.dripped,
  ),
  met(
    '15.2.3',
    'The mock’s reset and the simulated provider are off in production, which begins without the sample catalogue.',
    publishing.empty,
  ),
  met(
    '15.3.1',
    'Responses list their fields explicitly; passwords are never returned.',
    accounts.noPassword,
  ),
  met(
    '15.3.2',
    'Neither the provider’s SDK, on node:https, nor server rendering follows redirects.',
    drawing.unfollowed,
    inventories.connections,
  ),
  met(
    '15.3.3',
    'Each handler reads the contract’s fields by name.',
    assignment.account,
    assignment.profile,
    assignment.product,
    assignment.payment,
    assignment.order,
    assignment.status,
  ),
  met(
    '15.3.4',
    'The connection’s address, or the last entry of the trusted proxy; an IPv6 /56 network counts as one address.',
    addresses.counted,
    forwarded.address,
    limits.oneNetwork,
  ),
  met(
    '15.3.5',
    'Strict TypeScript without any, and the contract’s types validated at run time.',
    style.noAny,
    style.casts,
    badInput.body,
  ),
  met(
    '15.3.6',
    'Forms are parsed into objects without a prototype, lookups are Maps, and __proto__ in a body is a name that nothing reads.',
    badInput.body,
    assignment.account,
  ),
  met(
    '15.3.7',
    'Path, query and body are read separately; a repeated parameter is refused.',
    badInput.parameter,
  ),
]
