import { access, publishing, starts } from '../../named-tests/access'
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
    'API responses and photos carry a policy that loads nothing, and nosniff; an unknown file is a 404, not the page.',
    headers.every,
    shopPages.missing,
  ),
  met(
    '3.2.2',
    'React creates text nodes; nothing sets markup.',
    markup.names,
    inventories.dangerous,
  ),
  met('3.3.1', 'There is no cookie.', cookies.none, inventories.storage),
  notApplicable('3.3.2', 'There is no cookie.'),
  notApplicable('3.3.3', 'There is no cookie.'),
  notApplicable('3.3.4', 'There is no cookie; the session is sent in a header.'),
  notMet(
    '3.4.1',
    'In production every response sends Strict-Transport-Security for a year, for its own host; level 2 requires subdomains too, which may belong to others. Needed: a setting.',
  ),
  met(
    '3.4.2',
    'CORS is off, except on a developer’s mock, which cannot open production data.',
    starts.demo,
    publishing.held,
  ),
  met(
    '3.4.3',
    'Pages: own scripts and styles only, inline ones by the hash of their text; with Braintree’s keys the cart also admits the hosts of its card fields and, where ALLOW_PAYPAL_SCRIPTS is set, PayPal’s and any inline ones, which PayPal’s script asks for. On all, object-src and base-uri none. API: default-src none.',
    shopPages.policy,
    shopPages.hosts,
    shopPages.payPal,
    staticHost.headers,
    headers.every,
  ),
  met(
    '3.4.4',
    'nosniff on pages, files, API responses and errors.',
    headers.every,
    servedFiles.types,
    shopPages.inside,
  ),
  met(
    '3.4.5',
    'no-referrer on the API; pages send the referrer to their own origin only.',
    headers.every,
    servedFiles.types,
  ),
  met(
    '3.4.6',
    'frame-ancestors none on every response, also from a static host.',
    headers.every,
    shopPages.policy,
  ),
  met(
    '3.5.1',
    'Sessions use no cookie: each protected request needs an Authorization header, which other sites cannot add.',
    access.everyIdentity,
    starts.demo,
  ),
  met(
    '3.5.2',
    'Bodies must be declared as JSON or a multipart form, and protected requests carry a token; a simple cross-site request has no effect.',
    badInput.body,
    access.everyIdentity,
  ),
  met(
    '3.5.3',
    'Only POST, PUT and DELETE change state; GET signout changes nothing.',
    contract.operations,
    badInput.method,
  ),
  notApplicable(
    '3.5.4',
    'One application per origin; the widget on merchants’ pages is served by the merchants.',
  ),
  notApplicable(
    '3.5.5',
    'No code listens for cross-origin messages; tabs use a BroadcastChannel, which is same-origin.',
  ),
  met(
    '3.7.1',
    'HTML, CSS and JavaScript modules only; the policy forbids plug-ins.',
    shopPages.policy,
  ),
  met(
    '3.7.2',
    'Nothing redirects to another host; return paths stay within the shop.',
    signingIn.crafted,
    paths.inside,
  ),
]
