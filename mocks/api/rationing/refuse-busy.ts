import type { Refusal } from '../contract/operation'
import type { TurnRefusal } from './turns'

/** Says that there is no room: 429 when the address has used up its own share, 503 when the whole is full. */
export function refuseBusy(because: TurnRefusal, seconds: number): Refusal<429 | 503> {
  const pause = `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return because === 'address'
    ? {
        status: 429,
        reason: `Too many requests from your address. ${pause}`,
        retryAfterSeconds: seconds,
      }
    : { status: 503, reason: `The shop is busy. ${pause}`, retryAfterSeconds: seconds }
}
