import type { NamedTest } from './named-test'
import {
  access,
  accounts,
  addresses,
  assignment,
  choosing,
  demonstration,
  limits,
  links,
  publishing,
  secrets,
  signInCost,
  starts,
  startTable,
  tokens,
  upstream,
} from './named-tests/access'
import {
  cardTesting,
  freePieces,
  gatewayStore,
  orders,
  payments,
  reconciliation,
  recovery,
  unordered,
} from './named-tests/money'
import {
  documents,
  markup,
  paths,
  servedFiles,
  shopPages,
  signingIn,
  sitemap,
  strictWidget,
} from './named-tests/pages'
import {
  abuse,
  admission,
  badInput,
  catalog,
  connections,
  fuzz,
  photos,
  pictures,
  privacy,
  reset,
  slowBodies,
  underWay,
} from './named-tests/service'

export interface Attack {
  readonly attack: string
  /** What comes of it. */
  readonly outcome: string
  readonly tests: readonly NamedTest[]
}

/** What is tried against the shop, with the tests that try it. */
export const attacks: readonly Attack[] = [
  {
    attack:
      'A token that is forged, unsigned, expired, without expiry, of another service, algorithm or key, or with an embedded key',
    outcome: '401',
    tests: [access.everyIdentity, access.forgedAlone, tokens.forged, tokens.ownKey, tokens.claims],
  },
  {
    attack: 'A token from before the last password change, or of a deleted user',
    outcome: '401 at the next request',
    tests: [accounts.endsOthers, access.everyIdentity],
  },
  {
    attack: 'Another user’s profile, order or charge; an administrator’s operation as a shopper',
    outcome: '403 before any data is read',
    tests: [access.everyIdentity, access.uploadUnread, orders.foreign],
  },
  {
    attack:
      'Guessing passwords: at one account, at many, at once, from changing addresses, with a forged X-Forwarded-For',
    outcome: '429 with Retry-After',
    tests: [limits.passwords, limits.atOnce, limits.many, limits.oneNetwork, addresses.counted],
  },
  {
    attack: 'Locking an account by failed attempts; trying common passwords first',
    outcome: 'the owner can sign in from a known address; common passwords are refused',
    tests: [limits.known, choosing.common],
  },
  {
    attack:
      'Denial of service: valid sign-ins of ten accounts or from ten addresses, searches, whole lists, also left unread, slow bodies',
    outcome: 'fair queueing by address; 429 or 503 with Retry-After',
    tests: [
      limits.honest,
      admission.hashes,
      admission.lists,
      admission.unread,
      admission.search,
      admission.requests,
      admission.turns,
      admission.room,
      admission.held,
      slowBodies.dripped,
      slowBodies.late,
      slowBodies.small,
      underWay.held,
    ],
  },
  {
    attack:
      'Card testing: declines, tiny charges, charges without an order; using up what the provider grants the shop',
    outcome: '429 before the provider is called; charges without an order are voided',
    tests: [
      cardTesting.crowd,
      cardTesting.account,
      cardTesting.address,
      cardTesting.tiny,
      cardTesting.free,
      limits.paymentsOfAddress,
      limits.clientTokensOfAddress,
      unordered.back,
      reconciliation.truth,
    ],
  },
  {
    attack: 'Provoking errors that write passwords, addresses or nonces into the log',
    outcome: 'the log contains no user input',
    tests: [privacy.faults, privacy.query, privacy.packages],
  },
  {
    attack: 'Finding out which emails have accounts, by responses or timing',
    outcome: 'the same 401 after the same work',
    tests: [accounts.wrong, signInCost.equal, limits.profile],
  },
  {
    attack: 'Opening accounts, client tokens and charges by the hundred',
    outcome: '429, and nothing is charged',
    tests: [limits.signUps, limits.clientTokens, limits.payments],
  },
  {
    attack: 'Mass assignment: role, price, stock, buyer, status, total',
    outcome: 'ignored',
    tests: Object.values(assignment),
  },
  {
    attack: 'One nonce charged twice, at once, with another amount, by another user',
    outcome: 'one charge, 409 for the others',
    tests: [payments.once, payments.used, gatewayStore.once],
  },
  {
    attack:
      'One transaction for several orders; a small one for an expensive cart; the last piece twice',
    outcome: 'one order, otherwise 409 and the charge is voided',
    tests: [orders.once, orders.mismatch, orders.lastPiece, orders.stock],
  },
  {
    attack:
      'Emptying a free product’s stock: by one large order, many small ones, several at once, from several accounts',
    outcome: '429 with Retry-After, or 409 and the payment goes back; the stock stays as it was',
    tests: Object.values(freePieces),
  },
  {
    attack: 'Killing the service between charge and order',
    outcome: 'one order, or the charge is voided',
    tests: [abuse.killed, recovery.killed, recovery.lostAnswer, recovery.givenBack],
  },
  {
    attack: 'Uploads that are not images, SVG, decompression bombs, GPS metadata, too large',
    outcome: '400 or 413 before decompression; accepted images are re-encoded',
    tests: [photos.lying, photos.kind, photos.bytes, photos.pixels, photos.bare, pictures.bomb],
  },
  {
    attack: 'Markup and javascript: URLs in names, descriptions, photo URLs and error messages',
    outcome: 'shown as text',
    tests: [markup.names, markup.errors, markup.script],
  },
  {
    attack: 'A link that redirects to another site after sign-in',
    outcome: 'the user stays in the shop',
    tests: [signingIn.crafted, paths.inside],
  },
  {
    attack: 'Third-party scripts or frames on the pages, or the pages in a frame',
    outcome: 'blocked by Content-Security-Policy',
    tests: [shopPages.policy, shopPages.hosts, shopPages.payPal, strictWidget.pays],
  },
  {
    attack:
      'Bodies that are not JSON, too deep, too long, not UTF-8, with __proto__, NUL or lone surrogates; malformed forms',
    outcome: '400 or 413 with a message, nothing stored',
    tests: [badInput.body, badInput.form, badInput.text, badInput.edges, fuzz.any, fuzz.bytes],
  },
  {
    attack: 'SQL and LIKE metacharacters in searches',
    outcome: 'matched literally',
    tests: [catalog.wildcard],
  },
  {
    attack: 'Requests with two lengths, without an end, or truncated',
    outcome: 'refused; no error in the log',
    tests: [connections.framing, connections.endless, connections.cutOff],
  },
  {
    attack: 'Path traversal, hidden files, directory listings, TRACE',
    outcome: '404, or refused',
    tests: [servedFiles.hidden, servedFiles.trace],
  },
  {
    attack: 'An invented Host, for others to be sent a page that names it',
    outcome: 'with `SHOP_URL` it changes nothing; otherwise the page is private and kept by nobody',
    tests: [documents.invented, sitemap.invented],
  },
  {
    attack:
      'A page of another site, or a name that it has lead to this machine: the demonstration, the mock’s worlds, the backend behind the mock',
    outcome: '403; a link that would replace a world asks a person first',
    tests: [demonstration.strange, links.asked, upstream.strange],
  },
  {
    attack: 'Published passwords, the mock’s reset and CORS in production',
    outcome: '401 and 404; it does not start without its secrets',
    tests: [
      publishing.nothing,
      publishing.whatever,
      publishing.taken,
      secrets.weak,
      secrets.password,
      publishing.held,
      starts.demo,
      reset.page,
      startTable.every,
    ],
  },
]
