import type { Answer, Request, World } from './world'

/** One way the service may deal with a request that reached it, and what it answers. */
export interface Reaction {
  readonly name: string
  readonly world: World
  readonly answer: Answer
}

/** The payment and order calls as the contract has them, faults before and after the work included. */
export function reactTo(world: World, request: Request): Reaction[] {
  const { call } = request
  return call.type === 'charge'
    ? reactToCharge(world, call.nonce, call.purchase.id)
    : reactToOrder(world, call.transactionId)
}

/** Rejected before it has any effect: no session, or too many attempts. */
export function rejectRequest(world: World, request: Request): Reaction[] {
  const kind = request.call.type === 'charge' ? 'charge' : 'order'
  const cause = world.isSignedIn
    ? ({ kind: 'busy', retryAfterMs: 1 } as const)
    : ({ kind: 'session' } as const)
  return [
    {
      name: cause.kind,
      world,
      answer: { kind, outcome: { kind: 'not-attempted', cause } },
    },
  ]
}

function reactToCharge(world: World, nonce: string, purchaseId: string): Reaction[] {
  const transactionId = `t-${nonce}`
  const charged = charge({ kind: 'charged', transactionId })
  const declined = charge({ kind: 'declined', reason: '' })
  const fault = charge({ kind: 'unknown', cause: { kind: 'fault' } })
  const known = world.nonces[nonce]
  if (known) {
    const answer = known === 'charged' ? charged : declined
    return [
      { name: `repeats ${known}`, world, answer },
      { name: 'fails', world, answer: fault },
    ]
  }
  const taken: World = {
    ...world,
    nonces: { ...world.nonces, [nonce]: 'charged' },
    transactions: {
      ...world.transactions,
      [transactionId]: { purchaseId, isVoided: false, isOrdered: false },
    },
  }
  const refused: World = { ...world, nonces: { ...world.nonces, [nonce]: 'declined' } }
  return [
    { name: 'charges', world: taken, answer: charged },
    { name: 'charges, then fails', world: taken, answer: fault },
    { name: 'declines', world: refused, answer: declined },
    { name: 'declines, then fails', world: refused, answer: fault },
    { name: 'fails', world, answer: fault },
  ]
}

function reactToOrder(world: World, transactionId: string): Reaction[] {
  const transaction = world.transactions[transactionId]
  const ordered = order({ kind: 'ordered', orderId: `o-${transactionId}` })
  const voided = order({ kind: 'voided', reason: '' })
  const fault = order({ kind: 'unknown', cause: { kind: 'fault' } })
  if (!transaction) {
    const answer = order({ kind: 'not-attempted', cause: { kind: 'refused' } })
    return [{ name: 'knows no such transaction', world, answer }]
  }
  if (transaction.isOrdered || transaction.isVoided) {
    const answer = transaction.isOrdered ? ordered : voided
    return [
      { name: 'repeats the order', world, answer },
      { name: 'fails', world, answer: fault },
    ]
  }
  const settle = (change: { isOrdered: boolean } | { isVoided: boolean }): World => ({
    ...world,
    transactions: { ...world.transactions, [transactionId]: { ...transaction, ...change } },
  })
  return [
    { name: 'orders', world: settle({ isOrdered: true }), answer: ordered },
    { name: 'orders, then fails', world: settle({ isOrdered: true }), answer: fault },
    { name: 'voids', world: settle({ isVoided: true }), answer: voided },
    { name: 'voids, then fails', world: settle({ isVoided: true }), answer: fault },
    { name: 'fails', world, answer: fault },
  ]
}

type OutcomeOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>['outcome']

const charge = (outcome: OutcomeOf<'charge'>): Answer => ({ kind: 'charge', outcome })
const order = (outcome: OutcomeOf<'order'>): Answer => ({ kind: 'order', outcome })
