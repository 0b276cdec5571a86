import { access, publishing, starts } from '../../named-tests/doors'
import {
  cookies,
  markup,
  paths,
  servedFiles,
  shopPages,
  signingIn,
  staticHost,
} from '../../named-tests/pages'
import { badInput, contract, headers } from '../../named-tests/service'
import { inventories } from '../../named-tests/sources'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

export const frontend: readonly Requirement[] = [
  met(
    '3.2.1',
    'API answers and photos are sent under a policy that loads nothing, with nosniff; an unknown file is a 404 and not the page.',
    headers.every,
    shopPages.missing,
  ),
  met(
    '3.2.2',
    'React writes text nodes; nothing sets markup.',
    markup.names,
    inventories.dangerous,
  ),
  met('3.3.1', 'One cookie, for colours: Secure, with the prefix __Host-.', cookies.one),
  met(
    '3.3.2',
    'The one cookie is SameSite=Lax: it says light or dark and nothing else.',
    cookies.one,
    inventories.storage,
  ),
  met('3.3.3', '__Host-color-scheme.', cookies.one),
  notApplicable(
    '3.3.4',
    'No cookie carries a session; the one that there is says light or dark, and scripts write it.',
  ),
  notMet(
    '3.4.1',
    'In production every answer promises HTTPS for a year, for its own host; level 2 wants subdomains too, which may be somebody else’s. Takes: a setting.',
  ),
  met(
    '3.4.2',
    'No other origin is let in, except to a developer’s mock, which opens no data of production.',
    starts.demo,
    publishing.held,
  ),
  met(
    '3.4.3',
    'Pages: own scripts only, styles by nonce, or empty ones where a static host makes none; object-src and base-uri none. API: nothing at all.',
    shopPages.policy,
    staticHost.headers,
    headers.every,
  ),
  met(
    '3.4.4',
    'nosniff on pages, files, API answers and refusals.',
    headers.every,
    servedFiles.types,
    shopPages.inside,
  ),
  met(
    '3.4.5',
    'no-referrer on the API; pages tell their address to their own origin alone.',
    headers.every,
    servedFiles.types,
  ),
  met(
    '3.4.6',
    'frame-ancestors none on every answer, of a static host too.',
    headers.every,
    shopPages.policy,
  ),
  met(
    '3.5.1',
    'No cookie signs anybody in: each protected call wants an Authorization header, which no other site can add.',
    access.everyIdentity,
    starts.demo,
  ),
  met(
    '3.5.2',
    'Bodies have to be declared as JSON or a multipart form, and protected calls carry a token; a simple request of another site does nothing.',
    badInput.body,
    access.everyIdentity,
  ),
  met(
    '3.5.3',
    'What changes anything is POST, PUT or DELETE; GET signout changes nothing.',
    contract.operations,
    badInput.method,
  ),
  notApplicable(
    '3.5.4',
    'One application; the widget on other shops’ pages is their code on their host.',
  ),
  notApplicable(
    '3.5.5',
    'Our code listens to no message of another origin; tabs talk over a BroadcastChannel, which is same-origin.',
  ),
  met('3.7.1', 'HTML, CSS and modules; plug-ins are forbidden by the policy.', shopPages.policy),
  met(
    '3.7.2',
    'Nothing redirects to another host; a link’s way back leads into the shop only.',
    signingIn.crafted,
    paths.inside,
  ),
]
