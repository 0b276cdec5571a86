import { isBusyStatus } from '../http/busy'
import { type Client, TransportError } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import { followSlash } from '../http/follow-slash'
import { Blocked } from '../model/errors'

const LONGEST_WAIT_SECONDS = 5
const WAITS = 3
/** A supervisor may restart a service that crashed. */
const RESTART_WAITS_MS: readonly number[] = [200, 800, 2000]
/** After so many time-outs an operation is not requested any more: each costs the whole time. */
const MOST_TIMEOUTS = 2

export interface RetryingSender {
  /** @throws {Blocked} when the service is gone or the operation hangs: neither is requested any more. */
  expectAskable(operation: string): void
  /** @throws {TransportError} when no response comes. */
  send(request: SentRequest): Promise<Exchange>
}

/** Sends requests, waits and retries on 429 and 503 with `Retry-After`, and follows redirects to a trailing slash. */
export function createRetryingSender(client: Client, aliveUrl: string): RetryingSender {
  const timeouts = new Map<string, number>()
  let goneSince: string | undefined
  /** Remembers why there was no response, for the next requests. */
  const remember = async ({ isTimeout }: TransportError, operation: string) => {
    if (isTimeout) {
      timeouts.set(operation, (timeouts.get(operation) ?? 0) + 1)
    } else if (!(await isAlive(client, aliveUrl))) {
      // Of several requests under way the first is reported; the others failed with it.
      if (goneSince !== undefined) throw createGone(goneSince)
      goneSince = operation
    }
  }
  return {
    expectAskable(operation) {
      if (goneSince !== undefined) throw createGone(goneSince)
      if ((timeouts.get(operation) ?? 0) >= MOST_TIMEOUTS) {
        throw new Blocked(`${operation}: no answer in time, ${MOST_TIMEOUTS} times`, operation)
      }
    },
    async send(request) {
      try {
        return await sendAndWait(client, request)
      } catch (error) {
        if (error instanceof TransportError) await remember(error, request.operation)
        throw error
      }
    },
  }
}

function createGone(since: string): Blocked {
  return new Blocked(`${since}: the service stopped answering`, since)
}

/**
 * Sends a request, and again where it is to come later or at the path with a trailing slash.
 *
 * @throws {TransportError} when no response comes.
 */
export async function sendAndWait(
  client: Pick<Client, 'send'>,
  first: SentRequest,
): Promise<Exchange> {
  let request = first
  for (let waits = 0; ; ) {
    const exchange = await client.send(request)
    const elsewhere = followSlash(exchange)
    const seconds = Number(exchange.headers['retry-after'])
    if (elsewhere && request === first) {
      request = elsewhere
    } else if (isBusyStatus(exchange.status) && waits < WAITS && seconds <= LONGEST_WAIT_SECONDS) {
      waits += 1
      await sleep(seconds * 1000)
    } else {
      return exchange
    }
  }
}

/** Whether the service gives any response at all. */
async function isAlive(client: Client, url: string): Promise<boolean> {
  for (const wait of RESTART_WAITS_MS) {
    try {
      await client.send({ operation: 'listCategories', method: 'GET', url, headers: {} })
      return true
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      await sleep(wait)
    }
  }
  return false
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
