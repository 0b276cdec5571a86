import { limits } from '../../named-tests/doors'
import {
  cardTesting,
  gatewayStore,
  orderRules,
  orders,
  payments,
  recovery,
  unordered,
} from '../../named-tests/money'
import { abuse, badInput, examples, fuzz, rationing } from '../../named-tests/service'
import { met, type Requirement } from '../requirement'

export const validation: readonly Requirement[] = [
  met(
    '2.1.1',
    'openapi.yaml states the form, range and length of each field; client, API and checks are made of it.',
    examples.bodies,
    badInput.edges,
  ),
  met(
    '2.1.2',
    'What belongs together (cart, prices, transaction, stock) is stated below under business rules.',
    orderRules.total,
    orderRules.stock,
  ),
  met(
    '2.1.3',
    'The limits of the business are stated below, per user, per address and for all.',
    limits.payments,
    limits.signUps,
  ),
  met(
    '2.2.1',
    'Path, query and body of every call are held against the contract before any code of ours sees them.',
    badInput.body,
    badInput.parameter,
    badInput.edges,
  ),
  met('2.2.2', 'The API judges; what forms say earlier is for comfort.', badInput.body, fuzz.any),
  met(
    '2.2.3',
    'An order’s lines, prices, amount, transaction and buyer have to agree.',
    orderRules.total,
    orders.mismatch,
    orders.foreign,
  ),
  met(
    '2.3.1',
    'An order needs a transaction of its own buyer and amount; a status needs an order.',
    orders.foreign,
    orders.mismatch,
  ),
  met(
    '2.3.2',
    'Stock, nonces, amounts, declines, tiny charges and charges without an order are held per user and per address; what no order came of goes back.',
    orders.stock,
    cardTesting.account,
    cardTesting.address,
    cardTesting.tiny,
    unordered.back,
  ),
  met(
    '2.3.3',
    'A purchase is one transaction of the database; money taken for an order that can’t be made goes back.',
    abuse.killed,
    orders.lastPiece,
    recovery.givenBack,
  ),
  met(
    '2.3.4',
    'Pieces and nonces are taken by conditional updates, so nothing is sold or charged twice.',
    orders.stock,
    orders.once,
    payments.once,
    gatewayStore.once,
  ),
  met(
    '2.4.1',
    'Requests, sign-ins right and wrong, accounts, changes, searches, lists, pictures and payments are limited per address and account, and take turns.',
    limits.honest,
    rationing.requests,
    rationing.hashes,
    rationing.search,
    cardTesting.crowd,
    limits.signUps,
  ),
]
