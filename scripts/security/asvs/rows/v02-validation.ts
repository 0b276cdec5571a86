import { limits } from '../../named-tests/access'
import {
  cardTesting,
  freePieces,
  gatewayStore,
  orderRules,
  orders,
  payments,
  recovery,
  unordered,
} from '../../named-tests/money'
import { abuse, admission, badInput, examples, fuzz } from '../../named-tests/service'
import { met, type Requirement } from '../requirement'

export const validation: readonly Requirement[] = [
  met(
    '2.1.1',
    'openapi.yaml states the format, range and length of each field; client, API and checks are generated from it.',
    examples.bodies,
    badInput.edges,
  ),
  met(
    '2.1.2',
    'Rules across fields (cart, prices, transaction, stock) are listed below under business rules.',
    orderRules.total,
    orderRules.stock,
  ),
  met(
    '2.1.3',
    'Business limits are listed below, per user, per address and overall.',
    limits.payments,
    limits.signUps,
  ),
  met(
    '2.2.1',
    'Path, query and body of every request are validated against the contract before any handler runs.',
    badInput.body,
    badInput.parameter,
    badInput.edges,
  ),
  met(
    '2.2.2',
    'The API validates; the forms’ own validation is for convenience.',
    badInput.body,
    fuzz.any,
  ),
  met(
    '2.2.3',
    'An order’s lines, prices, amount, transaction and buyer must be consistent.',
    orderRules.total,
    orders.mismatch,
    orders.foreign,
  ),
  met(
    '2.3.1',
    'An order needs a transaction of its buyer and amount; a status needs an order.',
    orders.foreign,
    orders.mismatch,
  ),
  met(
    '2.3.2',
    'Declines, tiny charges, charges without an order and free pieces are limited per user and per address; a charge without an order is voided.',
    orders.stock,
    cardTesting.account,
    cardTesting.address,
    cardTesting.tiny,
    freePieces.small,
    freePieces.address,
    unordered.back,
  ),
  met(
    '2.3.3',
    'A purchase is one database transaction; the charge of an impossible order is voided.',
    abuse.killed,
    orders.lastPiece,
    recovery.givenBack,
  ),
  met(
    '2.3.4',
    'Stock and nonces are claimed by conditional updates, so nothing is sold or charged twice.',
    orders.stock,
    orders.once,
    payments.once,
    gatewayStore.once,
  ),
  met(
    '2.4.1',
    'Requests, successful and failed sign-ins, sign-ups, changes, searches, lists, uploads and payments are limited per address and account, and queued fairly.',
    limits.honest,
    admission.requests,
    admission.hashes,
    admission.search,
    cardTesting.crowd,
    limits.signUps,
  ),
]
