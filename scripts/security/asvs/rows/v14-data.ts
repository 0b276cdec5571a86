import { pageSubject, roles, shopPages, signingOut } from '../../named-tests/pages'
import { answers, privacy } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notMet, type Requirement } from '../requirement'

export const dataProtection: readonly Requirement[] = [
  met(
    '14.1.1',
    'The data that the shop stores is classified below in four levels.',
    inventories.parts,
  ),
  met(
    '14.1.2',
    'How each level is stored, logged and deleted is documented with it.',
    inventories.parts,
  ),
  met(
    '14.2.1',
    'URLs contain ids and search terms only; tokens, passwords and emails are sent in headers and bodies.',
    inventories.parameters,
    roles.token,
  ),
  met(
    '14.2.2',
    'Every API response is no-store; of pages caches may keep those that are drawn for everybody alike, and nothing of a request reaches these but path, language and host.',
    answers.unkept,
    shopPages.unkept,
    pageSubject.impersonal,
  ),
  met(
    '14.2.3',
    'No trackers and no analytics; with a real provider pages may load its scripts, otherwise nothing external.',
    shopPages.hosts,
  ),
  met(
    '14.2.4',
    'Passwords are stored as hashes, cards by the provider, and no error logs a user’s input.',
    privacy.faults,
    privacy.query,
    answers.unkept,
  ),
  met(
    '14.3.1',
    'Signing out clears the session, drafts and finished purchases in every tab, also offline.',
    signingOut.leavesNothing,
    signingOut.purchases,
  ),
  met('14.3.2', 'no-store on every call’s answer.', answers.unkept),
  notMet(
    '14.3.3',
    'Besides the session, which by specification includes name and email, browser storage holds the delivery address of an open purchase and form drafts (never a password). Needed: storing both in the service.',
  ),
]
