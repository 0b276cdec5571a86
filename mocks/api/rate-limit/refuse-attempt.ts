import type { Refusal } from '../contract/operation'

/** Says that there were too many attempts, and how long to wait. */
export function refuseAttempt(seconds: number): Refusal<429> {
  const reason = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return { status: 429, reason, retryAfterSeconds: seconds }
}
