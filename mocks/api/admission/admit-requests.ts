import { setTimeout as pause } from 'node:timers/promises'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { requestId } from 'hono/request-id'
import { toCountedAddress } from '../http/client-address'
import type { Log } from '../http/log'
import type { AdmissionControl } from './admission-control'
import { onEnd } from './on-end'
import { runForAddress } from './queue/database-queue'

/**
 * How long a refusal is delayed: a connection that repeats its request gets about one response a second. The delay varies,
 * or connections that were refused together would all come back together.
 */
const HOLD_MS = { least: 500, most: 1_100 }
const MOST_HELD = 2_000
/** Refusals within this time share one line of the log. */
const LOG_EVERY_MS = 10_000
/** Health checks of a load balancer do not count as another address. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

export interface AdmissionOptions {
  readonly log: Log
  /** Sets the headers that every other answer has: refusals are sent before whatever sets them there. */
  readonly protect: MiddlewareHandler
  addressOf(context: Context): string
}

/** Limits the requests of each address, before anything else is done for them. */
export function admitRequests(
  { limits, activeAddresses, underWay, requests, requestsBesideOthers }: AdmissionControl,
  { addressOf, log, protect }: AdmissionOptions,
): MiddlewareHandler {
  const { holdsAlone, besideOthers, retryAfterSeconds, underWay: mostUnderWay } = limits.requests
  const longestWaitMs = (besideOthers.capacity * 1_000) / besideOthers.perSecond
  const reason = `Too many requests from your address. Try again in ${retryAfterSeconds} seconds.`
  // The contract has two shapes of refusals; this fits both.
  const refusal = JSON.stringify({ error: reason, success: false, message: reason })
  const headers = {
    'Content-Type': 'application/json',
    'Retry-After': String(retryAfterSeconds),
  }
  const identify = requestId()
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

  async function refuse(context: Context): Promise<void> {
    await protect(context, async () => {
      await identify(context, async () => {
        context.res = context.body(refusal, 429, headers)
      })
    })
  }

  /** Counts a request until it is answered to the end, whoever holds its connection. */
  function count(context: Context, address: string, work: () => Promise<void>): Promise<void> {
    const end = () => underWay.add(address, -1)
    underWay.add(address, 1)
    return onEnd(context, end) ? work() : work().finally(end)
  }

  async function admit(context: Context, address: string, next: Next): Promise<void> {
    if (!HEALTH_PATHS.has(context.req.path)) activeAddresses.saw(address)
    const isAlone = activeAddresses.isAlone(address)
    const hasTokens = requests.waitMs(address) === 0 && underWay.of(address) <= mostUnderWay
    const isFree = hasTokens || (!holdsAlone && isAlone)
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
    await refuse(context)
  }

  return (context, next) => {
    const address = toCountedAddress(addressOf(context))
    return count(context, address, () => admit(context, address, next))
  }
}
