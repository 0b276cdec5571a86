import { roles, shopPages, signingOut } from '../../named-tests/pages'
import { answers, privacy } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const dataProtection: readonly Requirement[] = [
  met('14.1.1', 'What the shop holds stands below in four levels.', inventories.parts),
  met('14.1.2', 'How each level is kept, logged and ended stands beside it.', inventories.parts),
  met(
    '14.2.1',
    'Addresses hold ids and what one searches for; tokens, passwords and e-mails travel in headers and bodies.',
    inventories.parameters,
    roles.token,
  ),
  met(
    '14.2.2',
    'Every answer of a call says no-store; pages say private.',
    answers.unkept,
    shopPages.unkept,
  ),
  met(
    '14.2.3',
    'No tracker and no analytics; with real charges pages may load from the provider, else from nobody.',
    shopPages.hosts,
  ),
  met(
    '14.2.4',
    'Passwords are hashes, cards are the provider’s, and no fault writes a value of anybody’s into the log.',
    privacy.faults,
    privacy.query,
    answers.unkept,
  ),
  met(
    '14.3.1',
    'Signing out clears session, drafts and finished purchases in every tab, without a connection too.',
    signingOut.leavesNothing,
    signingOut.purchases,
  ),
  met('14.3.2', 'no-store on every call’s answer.', answers.unkept),
  notMet(
    '14.3.3',
    'Beside the session, which the specification puts there with name and e-mail, an open purchase keeps its delivery address and a form what was typed (never a password). Takes: keeping both at the service.',
  ),
]
