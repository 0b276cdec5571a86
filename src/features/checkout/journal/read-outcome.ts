import { ApiError } from '../../../api/api-error'
import type { ChargeOutcome, OrderOutcome } from '../../../model/payment-journal/payment-event'
import type { RetryCause } from '../../../model/payment-journal/payment-state'

/** For shoppers, where the service gives no words of its own. */
const PAYMENT_REFUSED =
  'The shop’s service did not take the payment. Try again or choose another method.'
const ORDER_REFUSED = 'The shop’s service did not take the order.'

/** What a failed charge request means for the money. */
export function readChargeFailure(error: unknown): ChargeOutcome {
  if (error instanceof ApiError && error.kind === 'status') {
    const reason = error.reason ?? PAYMENT_REFUSED
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

/** What a failed order request means for the money and the goods. */
export function readOrderFailure(error: unknown): OrderOutcome {
  // The contract's only conflict of an order: it is impossible, and the charge was refunded.
  if (error instanceof ApiError && error.status === 409) {
    return { kind: 'voided', reason: error.reason ?? ORDER_REFUSED }
  }
  return toOutcome(error)
}

function toOutcome(error: unknown) {
  const { wasRejected, cause } = readFailedCall(error)
  return { kind: wasRejected ? 'not-attempted' : 'unknown', cause } as const
}

/** Whether the service can have acted on a failed request, and why it failed. */
interface FailedCall {
  /** The service rejected the request before it had any effect. */
  readonly wasRejected: boolean
  readonly cause: RetryCause
}

const DEFAULT_RETRY_AFTER_SECONDS = 30

/** Reads a failure that is not specific to the request, as a decline is to a charge. */
function readFailedCall(error: unknown): FailedCall {
  if (!(error instanceof ApiError)) return unknown({ kind: 'fault' })
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return unknown({ kind: 'no-answer' })
    case 'malformed':
      return unknown({ kind: 'fault' })
    case 'status':
      return readStatus(error)
  }
}

function readStatus({ status = 500, reason, retryAfterSeconds }: ApiError): FailedCall {
  if (status === 401) return rejected({ kind: 'session' })
  if (status === 429) {
    const seconds = retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS
    return rejected({ kind: 'busy', retryAfterMs: seconds * 1000, reason })
  }
  // A server that was too slow to read the request (408) or failed may have acted on it.
  if (status >= 500 || status === 408) return unknown({ kind: 'fault', reason })
  return rejected({ kind: 'refused', reason })
}

const unknown = (cause: RetryCause): FailedCall => ({ wasRejected: false, cause })
const rejected = (cause: RetryCause): FailedCall => ({ wasRejected: true, cause })
