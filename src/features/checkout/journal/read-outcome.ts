import { ApiError } from '../../../api/api-error'
import type { ChargeOutcome, OrderOutcome } from '../../../model/payment-journal/payment-event'
import { readFailedCall } from './service-trouble'

/** What a charge call that threw means for the money. */
export function readChargeFailure(error: unknown): ChargeOutcome {
  if (error instanceof ApiError && error.kind === 'status') {
    const reason = error.message
    switch (error.status) {
      case 400:
        return { kind: 'rejected', reason }
      case 402:
        return { kind: 'declined', reason }
      case 409:
        return { kind: 'nonce-used', reason }
    }
  }
  return toOutcome(error)
}

/** What an order call that threw means for the money and the goods. */
export function readOrderFailure(error: unknown): OrderOutcome {
  // The contract's only conflict of an order: it is impossible, and the money was given back.
  if (error instanceof ApiError && error.status === 409) {
    return { kind: 'voided', reason: error.message }
  }
  return toOutcome(error)
}

function toOutcome(error: unknown) {
  const { isTurnedAway, trouble } = readFailedCall(error)
  return { kind: isTurnedAway ? 'not-taken' : 'unknown', trouble } as const
}
