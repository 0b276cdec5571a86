import type { Contract } from '../contract/read-contract'
import { type Client, TransportError } from '../http/client'
import type { Call } from '../model/call'
import { Undecided } from '../model/errors'
import { isWriteOf } from '../model/is-write'
import { type Clock, createPace, machineClock } from './pace'
import { createHealthWatch } from './watch-health'

/** What a run may ask of a service that it shares with others. */
export interface Limits {
  /** Requests that begin within a second; any number when left out. */
  readonly perSecond?: number
  /** Requests that may change something; any number when left out. What takes them back is not counted. */
  readonly writes?: number
  /** Whether a service that slows down or fails is left alone. */
  readonly stopsWhenUnwell: boolean
}

export interface Throttle {
  /** Why nothing more is begun; `undefined` while the service is well. */
  readonly stopped: string | undefined
  /** Why the run showed less than it could, each a sentence. */
  listGaps(): readonly string[]
  /** A client that keeps the pace, and looks how the service is. */
  client(client: Client): Client
  /** @throws {Undecided} (the call) where a request would go beyond the limits. */
  call(call: Call): Call
}

/** Keeps a run within limits. */
export function createThrottle(
  limits: Limits,
  contract: Contract,
  clock: Clock = machineClock,
): Throttle {
  const { perSecond, writes = Number.POSITIVE_INFINITY, stopsWhenUnwell } = limits
  const pace = perSecond === undefined ? undefined : createPace(perSecond, clock)
  const see = createHealthWatch()
  let stopped: string | undefined
  let written = 0
  let isSpent = false
  const look = (operation: string, durationMs: number, isFailure: boolean) => {
    if (stopsWhenUnwell) stopped ??= see({ operation, durationMs, isFailure })
  }
  return {
    get stopped() {
      return stopped
    },
    listGaps: () => [
      ...(stopped === undefined ? [] : [`The run stopped by itself: ${stopped}.`]),
      ...(isSpent ? [`The ${writes} requests that --writes allows were used up.`] : []),
    ],
    client: (client) => ({
      get exchanges() {
        return client.exchanges
      },
      get requestCount() {
        return client.requestCount
      },
      hasAnswered: client.hasAnswered,
      async send(request) {
        if (pace) await pace()
        const start = clock.now()
        try {
          const exchange = await client.send(request)
          look(request.operation, exchange.durationMs, exchange.status >= 500)
          return exchange
        } catch (error) {
          if (error instanceof TransportError) look(request.operation, clock.now() - start, true)
          throw error
        }
      },
    }),
    call: (call) => async (operationId, options) => {
      if (stopped !== undefined) throw new Undecided(`the run stopped: ${stopped}`)
      if (isWriteOf(contract.operation(operationId))) {
        isSpent ||= written >= writes
        if (isSpent) throw new Undecided('the requests that --writes allows are used up')
        written += 1
      }
      return call(operationId, options)
    },
  }
}
