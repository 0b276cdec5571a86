import { access, accounts, assignment } from '../../named-tests/access'
import { orders } from '../../named-tests/money'
import { contract } from '../../named-tests/service'
import { met, notApplicable, type Requirement } from '../requirement'

export const authorization: readonly Requirement[] = [
  met(
    '8.1.1',
    'The access table below is generated from the contract and the code.',
    contract.bearer,
    access.everyIdentity,
  ),
  met(
    '8.1.2',
    'The fields that each role may read and write are listed below.',
    assignment.profile,
    accounts.noPassword,
  ),
  met(
    '8.2.1',
    'Seven operations require an administrator; the role is read from the database each time.',
    access.everyIdentity,
    accounts.role,
  ),
  met(
    '8.2.2',
    'The user in the path must be the token’s; orders, charges and profiles are restricted to that user.',
    access.everyIdentity,
    orders.foreign,
  ),
  met(
    '8.2.3',
    'Each operation reads only the contract’s fields, and responses list their fields explicitly.',
    assignment.account,
    assignment.profile,
    assignment.product,
    assignment.order,
    accounts.noPassword,
  ),
  met('8.3.1', 'Enforced in the API; what pages hide is for convenience.', access.everyIdentity),
  notApplicable('8.4.1', 'Single tenant.'),
]
