import type { Clock } from './clock'
import { createCounts } from './counts'
import type { Pace } from './pace'

/** How much of one class of work may be under way, and how much may wait for it. */
export interface TurnLimits {
  readonly atOnce: number
  readonly atOncePerAddress: number
  readonly atOncePerAccount: number
  readonly waitingPerAddress: number
  readonly waitingInAll: number
  readonly longestWaitMs: number
}

/** Who asks for a turn. */
export interface Asker {
  /** As attempts are counted by it. */
  readonly address: string
  readonly account?: string | undefined
  /** Aborted when the asker goes away: whoever waits then gives the place up. */
  readonly signal?: AbortSignal | undefined
}

export type Turn =
  | {
      readonly isGranted: true
      /** To be called when the work is done or has failed; once is enough. */
      release(): void
    }
  | { readonly isGranted: false; readonly because: TurnRefusal }

/** The address has used up its own share; the whole is full; or nobody is there any more. */
export type TurnRefusal = 'address' | 'all' | 'gone'

export interface Turns {
  /** Resolves when it is the asker's turn, or with why it will not be. */
  take(asker: Asker): Promise<Turn>
}

interface Waiting {
  readonly asker: Asker
  settle(turn: Turn): void
}

/**
 * A bounded queue that takes turns by address: of all addresses that wait and may go on, the one goes on that has not
 * done so for longest, however much another one has waiting.
 */
export function createTurns(limits: TurnLimits, pace: Pace, clock: Clock): Turns {
  // A map keeps the order in which its keys were set: who has had a turn goes to the end.
  const queues = new Map<string, Waiting[]>()
  const [ofAddress, ofAccount] = [createCounts(), createCounts()]
  let running = 0
  let waiting = 0
  let callOff: (() => void) | undefined

  const hasRoom = ({ address, account }: Asker) =>
    running < limits.atOnce &&
    ofAddress.of(address) < limits.atOncePerAddress &&
    ofAccount.of(account) < limits.atOncePerAccount
  const mayStart = (asker: Asker) => hasRoom(asker) && pace.restMs(asker.address) === 0

  function start(asker: Asker): Turn {
    const { address, account } = asker
    const startedAt = clock.nowMs()
    let isReleased = false
    count(asker, 1)
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

  function count({ address, account }: Asker, difference: 1 | -1): void {
    running += difference
    ofAddress.add(address, difference)
    ofAccount.add(account, difference)
  }

  function goOn(): void {
    for (let next = findNext(); next; next = findNext()) {
      leave(next)
      moveToEnd(next.asker.address)
      next.settle(start(next.asker))
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
      const next = queue.find(({ asker }) => mayStart(asker))
      if (next) return next
    }
    return undefined
  }

  /** A turn that ends lets the next one begin; the end of a rest has to be waited for. */
  function wakeAfterRest(): void {
    callOff?.()
    callOff = undefined
    const rests = [...queues.keys()].map(pace.restMs).filter((restMs) => restMs > 0)
    if (running < limits.atOnce && rests.length > 0) callOff = clock.after(Math.min(...rests), goOn)
  }

  function enter(one: Waiting): void {
    const { address } = one.asker
    queues.set(address, [...(queues.get(address) ?? []), one])
    waiting += 1
  }

  function leave(one: Waiting): void {
    const { address } = one.asker
    const others = (queues.get(address) ?? []).filter((other) => other !== one)
    if (others.length > 0) queues.set(address, others)
    else queues.delete(address)
    waiting -= 1
  }

  function wait(asker: Asker): Promise<Turn> {
    const { address, signal } = asker
    return new Promise((resolve) => {
      const giveUp = (because: TurnRefusal) => {
        leave(one)
        one.settle(refuseTurn(because))
        wakeAfterRest()
      }
      const onAbort = () => giveUp('gone')
      const callOffLimit = Number.isFinite(limits.longestWaitMs)
        ? clock.after(limits.longestWaitMs, () => giveUp(isHeldByItself(address)))
        : () => undefined
      const one: Waiting = {
        asker,
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
    async take(asker) {
      if (asker.signal?.aborted) return refuseTurn('gone')
      // Whoever has rested long enough meanwhile comes first.
      goOn()
      if (mayStart(asker)) return start(asker)
      if ((queues.get(asker.address)?.length ?? 0) >= limits.waitingPerAddress) {
        return refuseTurn('address')
      }
      if (waiting >= limits.waitingInAll) return refuseTurn('all')
      return wait(asker)
    },
  }
}

function refuseTurn(because: TurnRefusal): Turn {
  return { isGranted: false, because }
}
