import type { Clock } from './clock'
import { createCounts } from './counts'
import type { FairShare } from './fair-share'

/** How much of one class of work may run at once, and how much may wait. */
export interface QueueLimits {
  readonly atOnce: number
  /**
   * The rest is for addresses that have no turn yet: for work that may take long, since a turn that was given can't be
   * taken back. All of `atOnce`, unless it says less.
   */
  readonly atOnceForAnybody?: number
  readonly atOncePerAddress: number
  readonly atOncePerAccount: number
  readonly waitingPerAddress: number
  readonly waitingInAll: number
  readonly longestWaitMs: number
}

/** Who asks for a turn. */
export interface Requester {
  /** As used for counting attempts. */
  readonly address: string
  readonly account?: string | undefined
  /** Aborted when the client disconnects; a waiting request then leaves the queue. */
  readonly signal?: AbortSignal | undefined
}

export type Turn =
  | {
      readonly isGranted: true
      /** To be called when the work is done or has failed; further calls do nothing. */
      release(): void
    }
  | { readonly isGranted: false; readonly because: QueueRefusal }

/** The address has used up its share; the queue is full; or the client has disconnected. */
export type QueueRefusal = 'address' | 'all' | 'gone'

export interface FairQueue {
  /** The requester's turn, or the reason for a refusal: at once where nothing is to be waited for. */
  take(requester: Requester): Turn | Promise<Turn>
}

interface Waiting {
  readonly requester: Requester
  settle(turn: Turn): void
}

/**
 * A bounded queue with round-robin by address: the next turn goes to the waiting address whose last turn is longest ago,
 * however many requests another address has waiting. Room in the queue goes by address too: when it is full, whoever has
 * less waiting takes the room of the address that has the most.
 */
export function createFairQueue(limits: QueueLimits, pace: FairShare, clock: Clock): FairQueue {
  // A map keeps insertion order: an address that has had a turn moves to the end.
  const queues = new Map<string, Waiting[]>()
  const [ofAddress, ofAccount] = [createCounts(), createCounts()]
  let running = 0
  let waiting = 0
  let callOff: (() => void) | undefined

  const hasRoom = ({ address, account }: Requester) =>
    running < limits.atOnce &&
    (ofAddress.of(address) === 0 || running < (limits.atOnceForAnybody ?? limits.atOnce)) &&
    ofAddress.of(address) < limits.atOncePerAddress &&
    ofAccount.of(account) < limits.atOncePerAccount
  const mayStart = (requester: Requester) =>
    hasRoom(requester) && pace.restMs(requester.address) === 0

  function start(requester: Requester): Turn {
    const { address, account } = requester
    const startedAt = clock.nowMs()
    let isReleased = false
    count(requester, 1)
    return {
      isGranted: true,
      release() {
        if (isReleased) return
        isReleased = true
        count({ address, account }, -1)
        pace.charge(address, clock.nowMs() - startedAt, queues.has(address))
        moveToEnd(address)
        goOn()
      },
    }
  }

  function count({ address, account }: Requester, difference: 1 | -1): void {
    running += difference
    ofAddress.add(address, difference)
    ofAccount.add(account, difference)
  }

  function goOn(): void {
    for (let next = findNext(); next; next = findNext()) {
      leave(next)
      moveToEnd(next.requester.address)
      next.settle(start(next.requester))
    }
    wakeAfterRest()
  }

  function moveToEnd(address: string): void {
    const queue = queues.get(address)
    if (!queue) return
    queues.delete(address)
    queues.set(address, queue)
  }

  function findNext(): Waiting | undefined {
    if (running >= limits.atOnce) return undefined
    for (const queue of queues.values()) {
      const next = queue.find(({ requester }) => mayStart(requester))
      if (next) return next
    }
    return undefined
  }

  /** The end of a turn starts the next one; the end of a pause needs a timer, also of one that has ended since the last look. */
  function wakeAfterRest(): void {
    callOff?.()
    callOff = undefined
    if (queues.size === 0 || running >= limits.atOnce) return
    const rests = [...queues]
      .filter(([, queue]) => queue.some(({ requester }) => hasRoom(requester)))
      .map(([address]) => pace.restMs(address))
    if (rests.length > 0) callOff = clock.after(Math.min(...rests), goOn)
  }

  function enter(one: Waiting): void {
    const { address } = one.requester
    queues.set(address, [...(queues.get(address) ?? []), one])
    waiting += 1
  }

  function leave(one: Waiting): void {
    const { address } = one.requester
    const others = (queues.get(address) ?? []).filter((other) => other !== one)
    if (others.length > 0) queues.set(address, others)
    else queues.delete(address)
    waiting -= 1
  }

  function turnAway(one: Waiting, because: QueueRefusal): void {
    leave(one)
    one.settle(refuseTurn(because))
    wakeAfterRest()
  }

  /** Whether there is room for one more of the address, whose share is smaller than that of whoever makes room. */
  function makeRoom(address: string): boolean {
    if (waiting < limits.waitingInAll) return true
    const lengths = [...queues.values()].map(({ length }) => length)
    const longest = [...queues.values()].find(({ length }) => length === Math.max(...lengths))
    const last = longest?.at(-1)
    const own = queues.get(address)?.length ?? 0
    if (!longest || !last || own + 1 >= longest.length) return false
    turnAway(last, 'address')
    return true
  }

  function wait(requester: Requester): Promise<Turn> {
    const { address, signal } = requester
    return new Promise((resolve) => {
      const onAbort = () => turnAway(one, 'gone')
      const callOffLimit = Number.isFinite(limits.longestWaitMs)
        ? clock.after(limits.longestWaitMs, () => turnAway(one, isHeldByItself(address)))
        : () => undefined
      const one: Waiting = {
        requester,
        settle(turn) {
          callOffLimit()
          signal?.removeEventListener('abort', onAbort)
          resolve(turn)
        },
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      enter(one)
      wakeAfterRest()
    })
  }

  function isHeldByItself(address: string): 'address' | 'all' {
    const isAtLimit = ofAddress.of(address) >= limits.atOncePerAddress
    return isAtLimit || pace.restMs(address) > 0 ? 'address' : 'all'
  }

  return {
    take(requester) {
      // Addresses whose pause is over come first.
      goOn()
      if (mayStart(requester)) return start(requester)
      if ((queues.get(requester.address)?.length ?? 0) >= limits.waitingPerAddress) {
        return refuseTurn('address')
      }
      if (requester.signal?.aborted) return refuseTurn('gone')
      return makeRoom(requester.address) ? wait(requester) : refuseTurn('all')
    },
  }
}

function refuseTurn(because: QueueRefusal): Turn {
  return { isGranted: false, because }
}
