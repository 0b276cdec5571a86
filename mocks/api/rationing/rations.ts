import type { Refusal } from '../contract/operation'
import { type ByteBudget, createByteBudget } from './byte-budget'
import { type Clock, SYSTEM_CLOCK } from './clock'
import type { RationLimits, Resource, Work } from './limits'
import { createPace, NO_PACE, type Pace } from './pace'
import { createPresence, type Presence } from './presence'
import { refuseBusy } from './refuse-busy'
import { createTokenBuckets, type TokenBuckets } from './token-buckets'
import { type Asker, createTurns, type Turns } from './turns'

export type Permit =
  | { readonly isGranted: true; release(): void }
  | { readonly isGranted: false; readonly refusal: Refusal<429 | 503> }

/** Everything of a process that is rationed. */
export interface Rations {
  readonly limits: RationLimits
  readonly presence: Presence
  /** Requests that each address has left. */
  readonly requests: TokenBuckets
  /** Waits for the asker's turn to do work of this class. */
  take(work: Work, asker: Asker): Promise<Permit>
  /** Takes room for a body of so many bytes. */
  reserve(address: string, bytes: number): Permit
}

export function createRations(limits: RationLimits, clock: Clock = SYSTEM_CLOCK): Rations {
  const presence = createPresence(clock.nowMs)
  const bodies: ByteBudget = createByteBudget(limits.bodies)
  const paces: Readonly<Record<Resource, Pace>> = {
    'event-loop': createPace(limits.resources['event-loop'], presence, clock.nowMs),
    threads: createPace(limits.resources.threads, presence, clock.nowMs),
  }
  const turns = new Map<Work, Turns>()

  function turnsOf(work: Work): Turns {
    const known = turns.get(work)
    if (known) return known
    const { resource } = limits.work[work]
    const made = createTurns(limits.work[work], resource ? paces[resource] : NO_PACE, clock)
    turns.set(work, made)
    return made
  }

  return {
    limits,
    presence,
    requests: createTokenBuckets(limits.requests, clock.nowMs),
    async take(work, asker) {
      const turn = await turnsOf(work).take(asker)
      if (turn.isGranted) return turn
      const { retryAfterSeconds } = limits.work[work]
      return { isGranted: false, refusal: refuseBusy(turn.because, retryAfterSeconds) }
    },
    reserve(address, bytes) {
      const reservation = bodies.reserve(address, bytes)
      if (reservation.isReserved) return { isGranted: true, release: reservation.release }
      const { retryAfterSeconds } = limits.bodies
      return { isGranted: false, refusal: refuseBusy(reservation.because, retryAfterSeconds) }
    },
  }
}
