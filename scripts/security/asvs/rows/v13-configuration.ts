import { publishing, secrets, starts, startTable } from '../../named-tests/doors'
import { servedFiles, shopPages } from '../../named-tests/pages'
import { answers, faults, health, reset } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const configuration: readonly Requirement[] = [
  met(
    '13.1.1',
    'All connections, of the service and of the pages, stand below; nobody outside can add one.',
    inventories.connections,
    shopPages.hosts,
  ),
  notMet(
    '13.2.1',
    'The database knows the service by the password in DATABASE_URL and the provider by its keys; none of them ends by itself. Takes: certificates, or credentials that are lent for hours.',
  ),
  notMet(
    '13.2.2',
    'The service brings its tables up to date with the account it works with. Takes: a second account for that.',
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
    'The code opens two kinds of connections, to the database and to the provider; which hosts is settings, never input.',
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
    'Secrets are settings of the process. Takes: reading them from a vault, or from files that one mounts.',
  ),
  notMet(
    '13.3.2',
    'Every process holds every secret. Takes: a vault with an account for each process.',
  ),
  met('13.4.1', 'Only the build’s folder is served, which holds no history.', servedFiles.hidden),
  met(
    '13.4.2',
    'Production has no reset, no other origins, no simulated failures and no traces in answers; nothing but production opens its data.',
    starts.demo,
    reset.page,
    publishing.held,
    faults.inside,
  ),
  met('13.4.3', 'Folders are not listed.', servedFiles.hidden),
  met('13.4.4', 'TRACE and its like are answered with nothing.', servedFiles.trace),
  met(
    '13.4.5',
    'Neither the contract nor metrics are served; /healthz and /readyz are, on purpose, and tell no more than that.',
    answers.untold,
    health.readiness,
  ),
]
