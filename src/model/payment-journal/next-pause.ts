import { assertNever } from '../../lib/assert-never'
import type { PaymentEffect } from './payment-event'
import type { Trouble } from './payment-state'

/** Pauses before the page asks again by itself; after the last one it waits for the shopper. */
export const CHECK_PAUSES_MS: readonly number[] = [1_000, 4_000, 12_000, 30_000]

/** The pause after which to ask again, or none when asking again can't help. */
export function nextPause(purchaseId: string, checks: number, trouble: Trouble): PaymentEffect[] {
  const growingMs = CHECK_PAUSES_MS[checks]
  if (growingMs === undefined) return []
  switch (trouble.kind) {
    case 'busy': {
      const durationMs = Math.max(growingMs, trouble.retryAfterMs)
      return [{ type: 'pause', purchaseId, durationMs }]
    }
    case 'no-answer':
    case 'fault':
    case 'interrupted':
    case 'offline':
    case 'refused':
      return [{ type: 'pause', purchaseId, durationMs: growingMs }]
    case 'session':
      return []
    default:
      return assertNever(trouble)
  }
}
