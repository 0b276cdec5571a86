import { asc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepareStatement, type Slots } from '../database/prepare-statement'
import { rateLimits } from '../database/tables/rate-limits'
import type { Count, Counter } from './counter'

/**
 * Parts of statements that count, for those that write something else with it. Such a statement locks what it counts
 * before anything else, and in the order of the keys, so that two of them never wait for each other.
 */

/**
 * How far the clocks of two processes may differ, and how long a statement may wait after its time was taken. A window
 * that ends later still was opened by a clock that was wrong, and is over.
 */
export const CLOCK_TOLERANCE_SECONDS = 60

/** Counters to be raised, a list in JSON, and the time in ISO 8601. */
export type Raising = { readonly wanted: string; readonly at: string }

/** Counts to be lowered, a list in JSON. */
export type Lowering = { readonly given: string }

/** What a statement that raises counters returns: one row for each that was raised. */
export interface Raised {
  readonly key: string
  /** How many were to be raised. */
  readonly wanted: number
}

export function toRaising(counters: readonly Counter[], at: Date): Raising {
  const wanted = counters.map(({ key, rate, amount = 1, isOfNew = false }) => ({
    key,
    amount,
    most: rate.attempts,
    of_new: isOfNew,
    ends: new Date(at.getTime() + rate.windowSeconds * 1000),
  }))
  return { wanted: JSON.stringify(wanted), at: at.toISOString() }
}

export function toLowering(counts: readonly Count[]): Lowering {
  return { given: JSON.stringify(counts.map(({ key, amount = 1 }) => ({ key, amount }))) }
}

/**
 * Counts more under each counter: under none where one is seen to have no room for it.
 *
 * @param isNew whether there is something new to write, for the counters that are left out if not
 */
export function raiseCounters(database: Database, slot: Slots<Raising>, isNew: SQL = sql`true`) {
  const counter = database.$with('counter', { key: rateLimits.key }).as(sql`
    select key, amount, most, ends from jsonb_to_recordset(${slot('wanted')}::jsonb)
      as wanted (key text, amount integer, most integer, ends timestamptz, of_new boolean)
    where not of_new or ${isNew}`)
  // As an array that is made first, their keys are looked up in the index.
  const isCounted = sql`${rateLimits.key} = any(array(select key from counter))`
  const hasEnded = (newEnd: SQL) =>
    sql`(${rateLimits.windowEndsAt} <= ${slot('at')}::timestamptz
      or ${rateLimits.windowEndsAt} > ${newEnd} + interval '${sql.raw(String(CLOCK_TOLERANCE_SECONDS))} seconds')`
  const isOver = hasEnded(sql`excluded.window_ends_at`)
  const raised = database.$with('raised').as(
    database
      .insert(rateLimits)
      .select(sql`
        select key, amount, ends from counter
        where not exists (select from counter where amount > most)
          and not exists (
            select from ${rateLimits} join counter using (key)
            where ${isCounted} and not ${hasEnded(sql`counter.ends`)}
              and ${rateLimits.attempts} + counter.amount > counter.most)
        order by key`)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          attempts: sql`case when ${isOver} then excluded.attempts else ${rateLimits.attempts} + excluded.attempts end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
        // A counter that is full is left as it is.
        setWhere: sql`${isOver} or ${rateLimits.attempts} + excluded.attempts <= (select most from counter where counter.key = excluded.key)`,
      })
      .returning({ key: rateLimits.key }),
  )
  return {
    parts: [counter, raised],
    raised,
    row: { key: raised.key, wanted: sql<number>`(select count(*) from counter)::integer` },
    /** Whether it was counted under all of them. */
    isRaised: sql`(select count(*) from raised) = (select count(*) from counter)`,
  } as const
}

/**
 * Counts less under each of some keys.
 *
 * @param given the slot of `toLowering`
 * @param condition on which the counts are given back; where it names another part, `lowered` is written after that
 */
export function lowerCounters(database: Database, given: Placeholder, condition: SQL = sql`true`) {
  const lowering = database.$with('lowering', { key: rateLimits.key }).as(sql`
    select key, amount from jsonb_to_recordset(${given}::jsonb) as given (key text, amount integer)`)
  const held = database
    .$with('held')
    .as(
      database
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(sql`${rateLimits.key} = any(array(select key from lowering))`)
        .orderBy(asc(rateLimits.key))
        .for('update'),
    )
  const lowered = database.$with('lowered', { key: rateLimits.key }).as(sql`
    update ${rateLimits}
    set attempts = greatest(attempts - (select amount from lowering where lowering.key = held.key), 0)
    from held where ${rateLimits.key} = held.key and ${condition}`)
  return {
    /** In the order in which they are to be written. */
    locking: [lowering, held],
    lowered,
    /** True, and nothing else: what is written under it is written once the counters are locked. */
    isHeld: sql`(select count(*) from held) >= 0`,
  } as const
}

/** Raises counters, and writes nothing else. */
export const raise = prepareStatement((database, slot: Slots<Raising>) => {
  const { parts, raised, row } = raiseCounters(database, slot)
  return database
    .with(...parts)
    .select(row)
    .from(raised)
})

/** Lowers counters, and writes nothing else. */
export const lower = prepareStatement((database, slot: Slots<Lowering>) => {
  const { locking, lowered } = lowerCounters(database, slot('given'))
  return database
    .with(...locking, lowered)
    .select({ key: sql<string>`key` })
    .from(sql`held`)
})
