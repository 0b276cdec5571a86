import { access, accounts, assignment } from '../../named-tests/doors'
import { orders } from '../../named-tests/money'
import { contract } from '../../named-tests/service'
import { met, notApplicable, type Requirement } from '../requirement'

export const authorization: readonly Requirement[] = [
  met(
    '8.1.1',
    'The table of who may call what, below, is made of the contract and the code.',
    contract.bearer,
    access.everyIdentity,
  ),
  met(
    '8.1.2',
    'Which fields one may read and write stands below.',
    assignment.profile,
    accounts.noPassword,
  ),
  met(
    '8.2.1',
    'Seven calls take an administrator; the role is read from the database each time.',
    access.everyIdentity,
    accounts.role,
  ),
  met(
    '8.2.2',
    'The user in the path has to be the token’s; orders, charges and profiles are read and written as theirs.',
    access.everyIdentity,
    orders.foreign,
  ),
  met(
    '8.2.3',
    'Each call takes the fields of the contract and nothing else, and answers name their fields one by one.',
    assignment.account,
    assignment.profile,
    assignment.product,
    assignment.order,
    accounts.noPassword,
  ),
  met('8.3.1', 'All of it in the API; what pages hide is for comfort.', access.everyIdentity),
  notApplicable('8.4.1', 'One shop, one tenant.'),
]
