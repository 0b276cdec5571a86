import { setTimeout as pause } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { toCountedAddress } from '../http/client-address'
import type { Log } from '../http/log'
import { runForAddress } from './queue/database-queue'
import type { Rations } from './rations'

/**
 * So long a refusal is held back: a connection that asks again and again gets little more than one a second. Not all for
 * the same time, or connections that were refused together would all come back together.
 */
const HOLD_MS = { least: 500, most: 1_100 }
const MOST_HELD = 2_000
/** One line tells of all the refusals of this time. */
const LOG_EVERY_MS = 10_000
/** A balancer that asks how the process is takes nothing from anybody, and nobody from it. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

/** Lets each address ask so often and no oftener, before anything else is done for it. */
export function admitRequests(
  { limits, presence, requests, requestsBesideOthers }: Rations,
  addressOf: (context: Context) => string,
  log: Log,
): MiddlewareHandler {
  const { holdsAlone, besideOthers, retryAfterSeconds } = limits.requests
  const longestWaitMs = (besideOthers.capacity * 1_000) / besideOthers.perSecond
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
    const isAlone = presence.isAlone(address)
    const isFree = requests.waitMs(address) === 0 || (!holdsAlone && isAlone)
    const waitMs = isAlone ? 0 : requestsBesideOthers.waitMs(address)
    if (isFree && waitMs <= longestWaitMs) {
      requests.spend(address, 1)
      requestsBesideOthers.spend(address, 1)
      if (waitMs > 0) await pause(waitMs)
      return runForAddress(address, next)
    }
    note(address)
    if (held < MOST_HELD) {
      held += 1
      await pause(HOLD_MS.least + Math.random() * (HOLD_MS.most - HOLD_MS.least))
      held -= 1
    }
    return new Response(refusal, {
      status: 429,
      headers: { 'Content-Type': 'application/json', 'Retry-After': String(retryAfterSeconds) },
    })
  }
}
