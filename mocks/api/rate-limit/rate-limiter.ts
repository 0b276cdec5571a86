import { and, eq, gt, inArray, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Refusal } from '../contract/operation'
import type { Database } from '../database/database'
import { rateLimits } from '../database/tables/rate-limits'
import {
  CLOCK_TOLERANCE_SECONDS,
  lower,
  type Raised,
  type Raising,
  raise,
  toLowering,
  toRaising,
} from './count-in-statement'
import type { Count, Counter } from './counter'
import { describeSeconds } from './describe-seconds'

export interface RateLimiter {
  /**
   * The seconds until each counter that has no room for its amount has room again, by its key; the whole window where it
   * never has so much. Counts and writes nothing.
   */
  findFull(counters: readonly Counter[]): Promise<ReadonlyMap<string, number>>
  /**
   * Counts an attempt under each, or under none and answers with the seconds to wait when one is full. One that is seen
   * to be full at once costs no write.
   */
  take(counters: readonly Counter[]): Promise<number | undefined>
  /** Does so in a statement that writes more, if it could be counted under all, and resolves to what it returned. */
  takeWith<Row extends Raised>(
    counters: readonly Counter[],
    write: (raising: Raising) => Promise<readonly Row[]>,
  ): Promise<Taken<Row>>
  /** Forgets an attempt that turned out to be honest, or came to nothing. */
  giveBack(counts: readonly Count[]): Promise<void>
}

export type Taken<Row> =
  | { readonly isTaken: true; readonly rows: readonly Row[] }
  | { readonly isTaken: false; readonly waitSeconds: number }

const SWEEP_EVERY_MS = 60_000

/** Counts in the database, so that all processes of a service count together. */
export function createRateLimiter(database: Database, now: () => Date): RateLimiter {
  let sweptAt = now().getTime()

  async function sweep(at: Date): Promise<void> {
    // The last time may lie ahead, where the clock has been set back.
    if (Math.abs(at.getTime() - sweptAt) < SWEEP_EVERY_MS) return
    sweptAt = at.getTime()
    // What somebody counts under just now is left to a later sweep: waiting for it, in another order, might be mutual.
    const ended = database
      .$with('ended')
      .as(
        database
          .select({ key: rateLimits.key })
          .from(rateLimits)
          .where(lt(rateLimits.windowEndsAt, at))
          .for('update', { skipLocked: true }),
      )
    await database
      .with(ended)
      .delete(rateLimits)
      .where(inArray(rateLimits.key, database.select({ key: ended.key }).from(ended)))
  }

  async function findFull(counters: readonly Counter[]): Promise<ReadonlyMap<string, number>> {
    const at = now()
    const rows = await database
      .select({ key: rateLimits.key, windowEndsAt: rateLimits.windowEndsAt })
      .from(rateLimits)
      .where(
        and(gt(rateLimits.windowEndsAt, at), or(...counters.map((counter) => isFull(counter, at)))),
      )
    const windows = new Map(counters.map(({ key, rate }) => [key, rate.windowSeconds]))
    const waits = rows.map(({ key, windowEndsAt }): [string, number] => {
      const seconds = Math.ceil((windowEndsAt.getTime() - at.getTime()) / 1000)
      return [key, Math.max(1, Math.min(seconds, windows.get(key) ?? seconds))]
    })
    const never = counters.filter(({ rate, amount = 1 }) => amount > rate.attempts)
    return new Map([
      ...waits,
      ...never.map(({ key, rate }): [string, number] => [key, rate.windowSeconds]),
    ])
  }

  async function giveBack(counts: readonly Count[]): Promise<void> {
    await lower(database, toLowering(counts))
  }

  async function takeWith<Row extends Raised>(
    counters: readonly Counter[],
    write: (raising: Raising) => Promise<readonly Row[]>,
  ): Promise<Taken<Row>> {
    const at = now()
    await sweep(at)
    const rows = await write(toRaising(counters, at))
    if (rows.length === rows[0]?.wanted) return { isTaken: true, rows }
    // Of several at once the others were counted first: what this one was counted under is given back, or a stranger
    // whom the narrowest counter refuses could use up the wider ones and lock an owner out.
    const keys = new Set(rows.map(({ key }) => key))
    if (keys.size > 0) await giveBack(counters.filter(({ key }) => keys.has(key)))
    const waits = await findFull(counters)
    return { isTaken: false, waitSeconds: Math.max(1, ...waits.values()) }
  }

  return {
    findFull,
    giveBack,
    takeWith,
    async take(counters) {
      const taken = await takeWith(counters, (raising) => raise(database, raising))
      return taken.isTaken ? undefined : taken.waitSeconds
    },
  }
}

function isFull({ key, rate, amount = 1 }: Counter, at: Date): SQL | undefined {
  const seconds = rate.windowSeconds + CLOCK_TOLERANCE_SECONDS
  return and(
    eq(rateLimits.key, key),
    gt(rateLimits.attempts, rate.attempts - amount),
    lte(rateLimits.windowEndsAt, new Date(at.getTime() + seconds * 1000)),
  )
}

/** Says that there were too many attempts, and how long to wait. */
export function refuseAttempt(seconds: number): Refusal<429> {
  const reason = `Too many attempts. Try again in ${describeSeconds(seconds)}.`
  return { status: 429, reason, retryAfterSeconds: seconds }
}
