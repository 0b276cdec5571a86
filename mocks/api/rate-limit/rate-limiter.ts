import { and, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Refusal } from '../contract/operation'
import type { Database } from '../database/database'
import { rateLimits } from '../database/tables/rate-limits'

/** How many attempts fit in a window of time. */
export interface Rate {
  readonly attempts: number
  readonly windowSeconds: number
}

/** What attempts are counted under, and how many there may be. */
export interface Counter {
  readonly key: string
  readonly rate: Rate
}

export interface RateLimiter {
  /** The seconds until each counter that is full has room again, by its key. Counts and writes nothing. */
  findFull(counters: readonly Counter[]): Promise<ReadonlyMap<string, number>>
  /** Counts an attempt under each, or under none and answers with the seconds to wait when one is full. */
  take(counters: readonly Counter[]): Promise<number | undefined>
  /** Forgets an attempt that turned out to be honest. */
  giveBack(keys: readonly string[]): Promise<void>
}

const SWEEP_EVERY_MS = 60_000

/** Counts in the database, so that all processes of a service count together. */
export function createRateLimiter(database: Database, now: () => Date): RateLimiter {
  let sweptAt = now().getTime()

  async function sweep(at: Date): Promise<void> {
    if (at.getTime() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = at.getTime()
    await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, at))
  }

  async function findFull(counters: readonly Counter[]): Promise<ReadonlyMap<string, number>> {
    const at = now()
    const rows = await database
      .select({ key: rateLimits.key, windowEndsAt: rateLimits.windowEndsAt })
      .from(rateLimits)
      .where(and(gt(rateLimits.windowEndsAt, at), or(...counters.map(isFull))))
    return new Map(
      rows.map(({ key, windowEndsAt }) => [
        key,
        Math.max(1, Math.ceil((windowEndsAt.getTime() - at.getTime()) / 1000)),
      ]),
    )
  }

  async function giveBack(keys: readonly string[]): Promise<void> {
    await database
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(inArray(rateLimits.key, [...keys]))
  }

  return {
    findFull,
    giveBack,
    async take(counters) {
      const at = now()
      await sweep(at)
      const hasEnded = sql`${rateLimits.windowEndsAt} <= ${at.toISOString()}::timestamptz`
      // Always in the same order, so that two that count under the same keys never wait for each other.
      const values = [...counters]
        .sort((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, rate }) => ({
          key,
          attempts: 1,
          windowEndsAt: new Date(at.getTime() + rate.windowSeconds * 1000),
        }))
      const counted = await database
        .insert(rateLimits)
        .values(values)
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            attempts: sql`case when ${hasEnded} then 1 else ${rateLimits.attempts} + 1 end`,
            windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
          // A counter that is full is left as it is.
          setWhere: sql`${hasEnded} or not (${or(...counters.map(isFull))})`,
        })
        .returning({ key: rateLimits.key })
      if (counted.length === counters.length) return undefined
      // Of several at once the others were counted first: what this one was counted under is given back, or a stranger
      // whom the narrowest counter refuses could use up the wider ones and lock an owner out.
      if (counted.length > 0) await giveBack(counted.map(({ key }) => key))
      return Math.max(1, ...(await findFull(counters)).values())
    },
  }
}

function isFull({ key, rate }: Counter): SQL {
  return sql`(${rateLimits.key} = ${key} and ${rateLimits.attempts} >= ${rate.attempts})`
}

/** Says that there were too many attempts, and how long to wait. */
export function refuseAttempt(seconds: number): Refusal<429> {
  const reason = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return { status: 429, reason, retryAfterSeconds: seconds }
}
