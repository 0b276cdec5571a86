import { accounts, addresses, assignment, forwarded, limits } from '../../named-tests/doors'
import { drawing } from '../../named-tests/pages'
import { badInput, rationing, slowBodies } from '../../named-tests/service'
import { inventories, style, supply } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const coding: readonly Requirement[] = [
  met(
    '15.1.1',
    'The times within which packages are brought up to date stand below.',
    inventories.parts,
    supply.pinned,
  ),
  met(
    '15.1.2',
    'package-lock.json lists every package with its hash, `npm run licenses` what is handed on; `npm sbom` writes it as CycloneDX.',
    supply.locked,
    supply.licenses,
  ),
  met('15.1.3', 'What costs time or memory stands below, with what bounds it.', inventories.parts),
  notMet(
    '15.2.1',
    'Packages are of today; but Node 20, which is still admitted, gets no repairs since April 2026. Takes: Node 22 as the least.',
  ),
  met(
    '15.2.2',
    'What costs is bounded, takes turns by address and account, and is refused in time with 429 or 503 and Retry-After.',
    rationing.hashes,
    rationing.lists,
    rationing.search,
    rationing.turns,
    slowBodies.dripped,
  ),
  notMet(
    '15.2.3',
    'The mock’s reset and the simulated provider are not in production; the sample catalogue is. Takes: an empty shop in production.',
  ),
  met('15.3.1', 'Answers name their fields one by one; no password leaves.', accounts.noPassword),
  met(
    '15.3.2',
    'Neither the provider’s SDK, on node:https, nor the drawing of pages follows a redirect.',
    drawing.unfollowed,
    inventories.connections,
  ),
  met(
    '15.3.3',
    'Each handler takes the contract’s fields by name.',
    assignment.account,
    assignment.profile,
    assignment.product,
    assignment.payment,
    assignment.order,
    assignment.status,
  ),
  met(
    '15.3.4',
    'The connection’s address, or the last that the trusted proxy wrote; whole IPv6 networks count as one.',
    addresses.counted,
    forwarded.address,
    limits.oneNetwork,
  ),
  met(
    '15.3.5',
    'Strictest TypeScript, no any, and the contract’s types judged at run time.',
    style.noAny,
    style.casts,
    badInput.body,
  ),
  met(
    '15.3.6',
    'Forms become objects without a prototype, lookups are Maps, and a body’s __proto__ is refused.',
    badInput.body,
  ),
  met(
    '15.3.7',
    'Path, query and body are read apart; a parameter that comes twice is refused.',
    badInput.parameter,
  ),
]
