import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Refusal } from '../contract/operation'
import type { Database } from '../database/database'
import { keepStatement, type Slots } from '../database/keep-statement'
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
  /**
   * Counts an attempt under each, or under none and answers with the seconds to wait when one is full. One that is seen
   * to be full at once costs no write.
   */
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
      .where(and(gt(rateLimits.windowEndsAt, at), or(...counters.map(isFull))))
    return new Map(
      rows.map(({ key, windowEndsAt }) => [
        key,
        Math.max(1, Math.ceil((windowEndsAt.getTime() - at.getTime()) / 1000)),
      ]),
    )
  }

  async function giveBack(keys: readonly string[]): Promise<void> {
    await lowerCounters(database, { keys: JSON.stringify(keys) })
  }

  return {
    findFull,
    giveBack,
    async take(counters) {
      const at = now()
      await sweep(at)
      const wanted = counters.map(({ key, rate }) => ({
        key,
        most: rate.attempts,
        ends: new Date(at.getTime() + rate.windowSeconds * 1000),
      }))
      const counted = await raiseCounters(database, {
        wanted: JSON.stringify(wanted),
        at: at.toISOString(),
      })
      if (counted.length === counters.length) return undefined
      // Of several at once the others were counted first: what this one was counted under is given back, or a stranger
      // whom the narrowest counter refuses could use up the wider ones and lock an owner out.
      if (counted.length > 0) await giveBack(counted.map(({ key }) => key))
      return Math.max(1, ...(await findFull(counters)).values())
    },
  }
}

/** Counts under each of some keys, a list in JSON, once less. */
const lowerCounters = keepStatement((database, slot: Slots<{ keys: string }>) => {
  const held = database.$with('held').as(
    database
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(
        sql`${rateLimits.key} = any(array(select jsonb_array_elements_text(${slot('keys')}::jsonb)))`,
      )
      .orderBy(asc(rateLimits.key))
      .for('update'),
  )
  return database
    .with(held)
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .from(held)
    .where(eq(rateLimits.key, held.key))
})

/** Counts under each of some counters, a list in JSON, once more: under none where one is full already. */
const raiseCounters = keepStatement((database, slot: Slots<{ wanted: string; at: string }>) => {
  const counter = database.$with('counter', { key: rateLimits.key }).as(sql`
    select key, most, ends from jsonb_to_recordset(${slot('wanted')}::jsonb)
      as wanted (key text, most integer, ends timestamptz)`)
  const hasEnded = sql`${rateLimits.windowEndsAt} <= ${slot('at')}::timestamptz`
  return (
    database
      .with(counter)
      .insert(rateLimits)
      // Rows are locked in the order of their keys, always, so that two that count the same never wait for each other.
      .select(sql`
        select key, 1, ends from counter
        where not exists (
          select from ${rateLimits} join counter using (key)
          where not ${hasEnded} and ${rateLimits.attempts} >= counter.most)
        order by key`)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          attempts: sql`case when ${hasEnded} then 1 else ${rateLimits.attempts} + 1 end`,
          windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
        // A counter that is full is left as it is.
        setWhere: sql`${hasEnded} or ${rateLimits.attempts} < (select most from counter where counter.key = excluded.key)`,
      })
      .returning({ key: rateLimits.key })
  )
})

function isFull({ key, rate }: Counter): SQL {
  return sql`(${rateLimits.key} = ${key} and ${rateLimits.attempts} >= ${rate.attempts})`
}

/** Says that there were too many attempts, and how long to wait. */
export function refuseAttempt(seconds: number): Refusal<429> {
  const reason = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return { status: 429, reason, retryAfterSeconds: seconds }
}
