import { limits } from '../../named-tests/doors'
import { gatewayStore, orderRules, orders, payments, recovery } from '../../named-tests/money'
import { abuse, badInput, examples } from '../../named-tests/service'
import { met, notMet, type Requirement } from '../requirement'

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
  met('2.2.2', 'The API judges; what forms say earlier is for comfort.', badInput.body, abuse.fuzz),
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
  notMet(
    '2.3.2',
    'Stock, nonces, amounts and rates are held; declined cards and tiny charges are not yet counted by account and address. Takes: limits of declines.',
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
  notMet(
    '2.4.1',
    'Wrong passwords, new accounts, profile changes, client tokens and payments are limited; right passwords and searches in a large catalogue are not. Takes: rates, and queues with an end, for these too.',
  ),
]
