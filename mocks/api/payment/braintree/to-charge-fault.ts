import { z } from 'zod/mini'
import { NotAttempted } from '../not-attempted'

const fault = z.object({ type: z.string(), message: z.string() })

/** The gateway turned the request away before it looked at it. */
const TURNED_AWAY: ReadonlySet<string> = new Set([
  'authenticationError',
  'authorizationError',
  'tooManyRequestsError',
  'upgradeRequired',
])

/**
 * How Node names what goes wrong before a byte of a request is sent; the SDK hands on the words alone. An
 * `AggregateError` is that of a host with several addresses, none of which could be reached.
 */
const NOT_SENT =
  /^Unexpected request error: (AggregateError|Error: (connect |getaddrinfo |Client network socket disconnected before secure TLS))/

/** Tells a sale that certainly never was from one whose fate is unknown. */
export function toChargeFault(error: unknown): unknown {
  const read = fault.safeParse(error)
  if (!read.success) return error
  const { type, message } = read.data
  const isCertain = TURNED_AWAY.has(type) || NOT_SENT.test(message)
  return isCertain ? new NotAttempted({ cause: error }) : error
}
