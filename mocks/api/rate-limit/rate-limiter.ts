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

/** What is counted under a key. */
export interface Count {
  readonly key: string
  /** As how many attempts it counts: one, unless it says more. */
  readonly amount?: number
}

/** What attempts are counted under, and how many there may be. */
export interface Counter extends Count {
  readonly rate: Rate
}

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
  /** Forgets an attempt that turned out to be honest, or came to nothing. */
  giveBack(counts: readonly Count[]): Promise<void>
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
    const waits = rows.map(({ key, windowEndsAt }): [string, number] => [
      key,
      Math.max(1, Math.ceil((windowEndsAt.getTime() - at.getTime()) / 1000)),
    ])
    const never = counters.filter(({ rate, amount = 1 }) => amount > rate.attempts)
    return new Map([
      ...waits,
      ...never.map(({ key, rate }): [string, number] => [key, rate.windowSeconds]),
    ])
  }

  async function giveBack(counts: readonly Count[]): Promise<void> {
    const given = counts.map(({ key, amount = 1 }) => ({ key, amount }))
    await lowerCounters(database, { given: JSON.stringify(given) })
  }

  return {
    findFull,
    giveBack,
    async take(counters) {
      const at = now()
      await sweep(at)
      const wanted = counters.map(({ key, rate, amount = 1 }) => ({
        key,
        amount,
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
      const keys = new Set(counted.map(({ key }) => key))
      if (keys.size > 0) await giveBack(counters.filter(({ key }) => keys.has(key)))
      return Math.max(1, ...(await findFull(counters)).values())
    },
  }
}

/** Counts less under each of some keys, a list in JSON with their amounts. */
const lowerCounters = keepStatement((database, slot: Slots<{ given: string }>) => {
  const given = database.$with('given', { key: rateLimits.key }).as(sql`
    select key, amount from jsonb_to_recordset(${slot('given')}::jsonb)
      as given (key text, amount integer)`)
  const held = database
    .$with('held')
    .as(
      database
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(sql`${rateLimits.key} = any(array(select key from given))`)
        .orderBy(asc(rateLimits.key))
        .for('update'),
    )
  return database
    .with(given, held)
    .update(rateLimits)
    .set({
      attempts: sql`greatest(${rateLimits.attempts} - (select amount from given where given.key = held.key), 0)`,
    })
    .from(held)
    .where(eq(rateLimits.key, held.key))
})

/** Counts more under each of some counters, a list in JSON: under none where one has no room for it. */
const raiseCounters = keepStatement((database, slot: Slots<{ wanted: string; at: string }>) => {
  const counter = database.$with('counter', { key: rateLimits.key }).as(sql`
    select key, amount, most, ends from jsonb_to_recordset(${slot('wanted')}::jsonb)
      as wanted (key text, amount integer, most integer, ends timestamptz)`)
  const hasEnded = sql`${rateLimits.windowEndsAt} <= ${slot('at')}::timestamptz`
  return (
    database
      .with(counter)
      .insert(rateLimits)
      // Rows are locked in the order of their keys, always, so that two that count the same never wait for each other.
      .select(sql`
        select key, amount, ends from counter
        where not exists (select from counter where amount > most)
          and not exists (
            select from ${rateLimits} join counter using (key)
            where not ${hasEnded} and ${rateLimits.attempts} + counter.amount > counter.most)
        order by key`)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          attempts: sql`case when ${hasEnded} then excluded.attempts else ${rateLimits.attempts} + excluded.attempts end`,
          windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
        // A counter that is full is left as it is.
        setWhere: sql`${hasEnded} or ${rateLimits.attempts} + excluded.attempts <= (select most from counter where counter.key = excluded.key)`,
      })
      .returning({ key: rateLimits.key })
  )
})

function isFull({ key, rate, amount = 1 }: Counter): SQL {
  return sql`(${rateLimits.key} = ${key} and ${rateLimits.attempts} > ${rate.attempts - amount})`
}

/** Says that there were too many attempts, and how long to wait. */
export function refuseAttempt(seconds: number): Refusal<429> {
  const reason = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return { status: 429, reason, retryAfterSeconds: seconds }
}
