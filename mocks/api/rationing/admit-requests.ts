import { setTimeout as pause } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { toCountedAddress } from '../http/client-address'
import type { Log } from '../http/log'
import { runForAddress } from './queue/database-queue'
import type { Rations } from './rations'

/** So long a refusal is held back: a connection that asks again and again gets little more than one a second. */
const HOLD_MS = 800
const MOST_HELD = 2_000
/** One line tells of all the refusals of this time. */
const LOG_EVERY_MS = 10_000
/** A balancer that asks how the process is takes nothing from anybody, and nobody from it. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

/** Lets each address ask so often and no oftener, before anything else is done for it. */
export function admitRequests(
  { limits, presence, requests }: Rations,
  addressOf: (context: Context) => string,
  log: Log,
): MiddlewareHandler {
  const { holdsAlone, retryAfterSeconds } = limits.requests
  const reason = `Too many requests from your address. Try again in ${retryAfterSeconds} seconds.`
  // Whichever of its two shapes the operation's refusals have, this is one of them.
  const refusal = JSON.stringify({ error: reason, success: false, message: reason })
  let held = 0
  let refused = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  function note(address: string): void {
    refused += 1
    if (performance.now() - loggedAt < LOG_EVERY_MS) return
    log({ level: 'warn', event: 'requests-refused', address, count: refused })
    loggedAt = performance.now()
    refused = 0
  }

  return async (context, next) => {
    const address = toCountedAddress(addressOf(context))
    if (!HEALTH_PATHS.has(context.req.path)) presence.saw(address)
    const isFree = requests.waitMs(address) === 0 || (!holdsAlone && presence.isAlone(address))
    if (isFree) {
      requests.spend(address, 1)
      return runForAddress(address, next)
    }
    note(address)
    if (held < MOST_HELD) {
      held += 1
      await pause(HOLD_MS)
      held -= 1
    }
    return new Response(refusal, {
      status: 429,
      headers: { 'Content-Type': 'application/json', 'Retry-After': String(retryAfterSeconds) },
    })
  }
}
