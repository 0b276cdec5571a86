import type { ChargeOutcome, OrderOutcome } from '../payment-event'
import type { PaymentService } from '../payment-ports'

/** How a call goes wrong, if it does. */
export type CallFault =
  | 'none'
  /** Done, but the answer never comes. */
  | 'answer-lost'
  /** Nothing reaches the service. */
  | 'request-lost'
  | 'session-ended'
  | 'too-many'

export interface ContractService extends PaymentService {
  /** Amounts taken, by nonce. */
  readonly charges: ReadonlyMap<string, number>
  /** Orders made, by transaction. */
  readonly orders: ReadonlyMap<string, string>
  /** Faults of the calls to come, first to last. */
  readonly chargeFaults: CallFault[]
  readonly orderFaults: CallFault[]
  /** How the next new charge or order ends. */
  verdict: 'accept' | 'decline' | 'void'
  calls: number
}

const LOST = { kind: 'unknown', cause: { kind: 'no-answer' } } as const

/** The payment and order calls by the rules of the contract: a nonce charges once, a transaction orders once. */
export function createContractService(): ContractService {
  const charges = new Map<string, number>()
  const declined = new Set<string>()
  const orders = new Map<string, string>()

  const settleCharge = (nonce: string, amountCents: number, verdict: string): ChargeOutcome => {
    const taken = charges.get(nonce)
    if (taken !== undefined && taken !== amountCents) return { kind: 'nonce-used', reason: 'Used.' }
    if (declined.has(nonce) || (taken === undefined && verdict === 'decline')) {
      declined.add(nonce)
      return { kind: 'declined', reason: 'Insufficient Funds.' }
    }
    charges.set(nonce, amountCents)
    return { kind: 'charged', transactionId: `t-${nonce}` }
  }

  const settleOrder = (transactionId: string, verdict: string): OrderOutcome => {
    const nonce = transactionId.slice(2)
    if (!orders.has(transactionId) && verdict === 'void') {
      charges.delete(nonce)
      return { kind: 'voided', reason: 'Only 1 is left.' }
    }
    orders.set(transactionId, `o-${transactionId}`)
    return { kind: 'ordered', orderId: `o-${transactionId}` }
  }

  return {
    charges,
    orders,
    chargeFaults: [],
    orderFaults: [],
    verdict: 'accept',
    calls: 0,
    async charge({ amountCents }, nonce) {
      this.calls += 1
      const fault = this.chargeFaults.shift() ?? 'none'
      return withFault(fault, () => settleCharge(nonce, amountCents, this.verdict))
    },
    async createOrder(_purchase, transactionId) {
      this.calls += 1
      const fault = this.orderFaults.shift() ?? 'none'
      return withFault(fault, () => settleOrder(transactionId, this.verdict))
    },
  }
}

function withFault<Outcome>(
  fault: CallFault,
  settle: () => Outcome,
):
  | Outcome
  | typeof LOST
  | { kind: 'not-attempted'; cause: { kind: 'session' } | { kind: 'busy'; retryAfterMs: number } } {
  switch (fault) {
    case 'none':
      return settle()
    case 'answer-lost':
      settle()
      return LOST
    case 'request-lost':
      return LOST
    case 'session-ended':
      return { kind: 'not-attempted', cause: { kind: 'session' } }
    case 'too-many':
      return { kind: 'not-attempted', cause: { kind: 'busy', retryAfterMs: 1 } }
  }
}
