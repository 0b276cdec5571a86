import { ApiError } from '../../../api/api-error'
import type { Trouble } from '../../../model/payment-journal/payment-state'

/** What a failed call says about itself: whether the service can have acted on it, and why it failed. */
export interface FailedCall {
  /** True when the service turned the request away before it did anything. */
  readonly isTurnedAway: boolean
  readonly trouble: Trouble
}

const DEFAULT_RETRY_AFTER_SECONDS = 30

/** Reads a failure that has no meaning of its own for the call, as a decline has for a charge. */
export function readFailedCall(error: unknown): FailedCall {
  if (!(error instanceof ApiError)) return uncertain({ kind: 'fault' })
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return uncertain({ kind: 'no-answer' })
    case 'malformed':
      return uncertain({ kind: 'fault' })
    case 'status':
      return readStatus(error)
  }
}

function readStatus({ status = 500, reason, retryAfterSeconds }: ApiError): FailedCall {
  if (status === 401) return turnedAway({ kind: 'session' })
  if (status === 429) {
    const seconds = retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS
    return turnedAway({ kind: 'busy', retryAfterMs: seconds * 1000 })
  }
  // A server that was too slow to read the request (408) or failed may have acted on it.
  if (status >= 500 || status === 408) return uncertain({ kind: 'fault', reason })
  return turnedAway({ kind: 'refused', reason })
}

const uncertain = (trouble: Trouble): FailedCall => ({ isTurnedAway: false, trouble })
const turnedAway = (trouble: Trouble): FailedCall => ({ isTurnedAway: true, trouble })
