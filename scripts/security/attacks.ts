import type { NamedTest } from './named-test'
import {
  access,
  accounts,
  addresses,
  assignment,
  choosing,
  limits,
  publishing,
  starts,
  startTable,
  timing,
  tokens,
} from './named-tests/doors'
import {
  cardTesting,
  gatewayStore,
  orders,
  payments,
  reconciliation,
  recovery,
  unordered,
} from './named-tests/money'
import { markup, paths, servedFiles, shopPages, signingIn, strictWidget } from './named-tests/pages'
import {
  abuse,
  badInput,
  catalog,
  connections,
  fuzz,
  photos,
  pictures,
  privacy,
  rationing,
  reset,
  slowBodies,
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
      'A token that is forged, unsigned, expired, endless, of another service, algorithm or key, or with a key of its own',
    outcome: '401',
    tests: [access.everyIdentity, access.forgedAlone, tokens.forged, tokens.ownKey, tokens.claims],
  },
  {
    attack: 'A token of before the last new password, or of a user who is gone',
    outcome: '401 at the next call',
    tests: [accounts.endsOthers, access.everyIdentity],
  },
  {
    attack: 'Another user’s profile, order, charge; an administrator’s call as a shopper',
    outcome: '403 before anything is read',
    tests: [access.everyIdentity, access.uploadUnread, orders.foreign],
  },
  {
    attack:
      'Guessing passwords: at one account, at many, at once, from changing addresses, with a forged X-Forwarded-For',
    outcome: '429 with the time to wait',
    tests: [limits.passwords, limits.atOnce, limits.many, limits.oneNetwork, addresses.counted],
  },
  {
    attack: 'Locking an owner out by guessing; guessing first what everybody chooses',
    outcome: 'the owner comes in from a known address; common passwords can’t be chosen',
    tests: [limits.known, choosing.common],
  },
  {
    attack:
      'Starving others: right passwords of ten accounts, searches, whole lists, dripped bodies',
    outcome: 'turns by address; 429 or 503 with the time to wait',
    tests: [
      limits.honest,
      rationing.hashes,
      rationing.lists,
      rationing.search,
      rationing.requests,
      rationing.turns,
      slowBodies.dripped,
      slowBodies.small,
    ],
  },
  {
    attack: 'Trying stolen cards: declines, tiny charges, charges that nothing is ordered for',
    outcome: '429 before the provider is asked; what no order came of goes back',
    tests: [
      cardTesting.crowd,
      cardTesting.account,
      cardTesting.address,
      cardTesting.tiny,
      unordered.back,
      reconciliation.truth,
    ],
  },
  {
    attack: 'Provoking faults to have passwords, addresses and nonces written into the log',
    outcome: 'nothing that was typed is in it',
    tests: [privacy.faults, privacy.query, privacy.packages],
  },
  {
    attack: 'Asking which e-mails have accounts, by answers and by time',
    outcome: 'the same 401 after the same time',
    tests: [accounts.wrong, timing.equal, limits.profile],
  },
  {
    attack: 'Opening accounts, client tokens and charges by the hundred',
    outcome: '429, and nothing is charged',
    tests: [limits.signUps, limits.clientTokens, limits.payments],
  },
  {
    attack: 'Fields that are not one’s own to set: role, price, stock, buyer, status, total',
    outcome: 'ignored',
    tests: Object.values(assignment),
  },
  {
    attack: 'One nonce charged twice, at once, with another amount, by another user',
    outcome: 'one charge, 409 for the others',
    tests: [payments.once, payments.used, gatewayStore.once],
  },
  {
    attack: 'One transaction for many orders; a cheap one for a dear cart; the last piece twice',
    outcome: 'one order, else 409 and the money back',
    tests: [orders.once, orders.mismatch, orders.lastPiece, orders.stock],
  },
  {
    attack: 'Killing the service between charge and order',
    outcome: 'one order or the money back',
    tests: [abuse.killed, recovery.killed, recovery.lostAnswer, recovery.givenBack],
  },
  {
    attack: 'Photos that are none, that are SVG, that unpack without end, with GPS, too large',
    outcome: '400 or 413 before they are unpacked; what is kept is drawn anew',
    tests: [photos.lying, photos.kind, photos.bytes, photos.pixels, photos.bare, pictures.bomb],
  },
  {
    attack: 'Markup and javascript: in names, descriptions, addresses of photos, refusals',
    outcome: 'text',
    tests: [markup.names, markup.errors, markup.script],
  },
  {
    attack: 'A link that leads off the shop after signing in',
    outcome: 'one stays in the shop',
    tests: [signingIn.crafted, paths.inside],
  },
  {
    attack: 'Another party’s script or frame on our pages, or our pages in another’s frame',
    outcome: 'stopped by the policy',
    tests: [shopPages.policy, shopPages.hosts, strictWidget.pays],
  },
  {
    attack:
      'Bodies that are no JSON, too deep, too long, no UTF-8, with __proto__, NUL, half characters; broken forms',
    outcome: '400 or 413 with a sentence, nothing stored',
    tests: [badInput.body, badInput.form, badInput.text, badInput.edges, fuzz.any, fuzz.bytes],
  },
  {
    attack: 'Signs of SQL and LIKE in searches',
    outcome: 'found as they stand',
    tests: [catalog.wildcard],
  },
  {
    attack: 'Requests of two lengths, without end, cut off in the middle',
    outcome: 'refused; no fault in the log',
    tests: [connections.framing, connections.endless, connections.cutOff],
  },
  {
    attack: 'Paths out of the folder, hidden files, listings, TRACE',
    outcome: '404 or nothing',
    tests: [servedFiles.hidden, servedFiles.trace],
  },
  {
    attack: 'Published passwords, the mock’s reset and other origins in production',
    outcome: '401 and 404; without its secrets it does not start',
    tests: [
      publishing.nothing,
      publishing.whatever,
      publishing.held,
      starts.demo,
      reset.page,
      startTable.every,
    ],
  },
]
