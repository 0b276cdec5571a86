import { publishing, secrets, starts, startTable } from '../../named-tests/access'
import { servedFiles, shopPages } from '../../named-tests/pages'
import { answers, faults, health, reset } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const configuration: readonly Requirement[] = [
  met(
    '13.1.1',
    'All connections of the service and of the pages are listed below; input cannot add one.',
    inventories.connections,
    shopPages.hosts,
  ),
  notMet(
    '13.2.1',
    'The service authenticates to the database by password and to the provider by keys; neither expires. Needed: certificates or short-lived credentials.',
  ),
  notMet(
    '13.2.2',
    'The service migrates its tables with the account that it uses at run time. Needed: a second account for migrations.',
  ),
  met(
    '13.2.3',
    'No address, key or password of another service has a default; weak and published ones are refused.',
    startTable.every,
    secrets.weak,
    publishing.nothing,
  ),
  met(
    '13.2.4',
    'The code opens two kinds of connections, to the database and to the provider; the hosts come from settings, never from input.',
    inventories.connections,
  ),
  met(
    '13.2.5',
    'Files are served from the storefront’s folder alone, connections are those of 13.2.4.',
    servedFiles.hidden,
    inventories.connections,
  ),
  notMet(
    '13.3.1',
    'Secrets are environment variables. Needed: reading them from a vault or from mounted files.',
  ),
  notMet(
    '13.3.2',
    'Every process has every secret. Needed: a vault with an account for each process.',
  ),
  met(
    '13.4.1',
    'Only the build’s folder is served, which contains no repository.',
    servedFiles.hidden,
  ),
  met(
    '13.4.2',
    'Production has no reset, no CORS, no simulated failures and no stack traces in responses; only production can open its data.',
    starts.demo,
    reset.page,
    publishing.held,
    faults.inside,
  ),
  met('13.4.3', 'Directory listing is off.', servedFiles.hidden),
  met('13.4.4', 'TRACE and similar methods are refused.', servedFiles.trace),
  met(
    '13.4.5',
    'Neither the contract nor metrics are served; /healthz and /readyz are, on purpose, and report nothing else.',
    answers.untold,
    health.readiness,
  ),
]
