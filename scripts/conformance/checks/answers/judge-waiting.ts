import { isBusyStatus } from '../../http/busy'
import type { Exchange } from '../../http/exchange'
import type { Difference } from '../../model/errors'

const LONGEST_SECONDS = 86_400
/** Answers that ask nobody to wait. */
const AT_ONCE = [200, 400, 401, 402, 403, 404, 409, 413, 415]

/** The difference of a `Retry-After` that tells nobody how long to wait. */
export function judgeWaiting(exchange: Exchange): Difference | undefined {
  const { status, headers, request, startedAt } = exchange
  const value = headers['retry-after']
  if (!isBusyStatus(status) || value === undefined) return undefined
  const seconds = readSeconds(value, startedAt)
  if (seconds !== undefined && seconds >= 1 && seconds <= LONGEST_SECONDS) return undefined
  return {
    rule: 'header',
    operation: request.operation,
    pointer: '/components/headers/RetryAfter',
    expected: 'Retry-After: whole seconds, from 1 to a day',
    got: `Retry-After: ${value}`,
    cause:
      seconds !== undefined && seconds > LONGEST_SECONDS
        ? 'Milliseconds, or a moment in time, in place of seconds.'
        : 'A client can’t tell when to try again: it tries at once, or never.',
    exchange,
    assertion: {
      of: 'any',
      assertions: [
        { of: 'status', isOneOf: AT_ONCE },
        { of: 'header', name: 'retry-after', matches: '^[1-9]\\d{0,4}$' },
      ],
    },
  }
}

/** HTTP allows a date too. */
function readSeconds(value: string, from: Date): number | undefined {
  if (/^\d+$/.test(value)) return Number(value)
  const time = / GMT$/.test(value) ? Date.parse(value) : Number.NaN
  // A date has no fraction: one second from now may be now.
  return Number.isNaN(time) ? undefined : Math.ceil((time - from.getTime()) / 1000) + 1
}
