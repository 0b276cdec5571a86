import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { rateLimits } from '../database/tables/rate-limits'

/** How many attempts fit in a window of time. */
export interface Rate {
  readonly attempts: number
  readonly windowSeconds: number
}

export interface RateLimiter {
  /** Counts an attempt; answers with the seconds to wait when there were too many, else `undefined`. */
  take(key: string, rate: Rate): Promise<number | undefined>
  /** Forgets an attempt that turned out to be honest. */
  giveBack(key: string): Promise<void>
}

const TAKES_PER_SWEEP = 1_000

/** Counts in the database, so that all processes of a service count together. */
export function createRateLimiter(database: Database, now: () => Date): RateLimiter {
  let takes = 0
  return {
    async take(key, { attempts, windowSeconds }) {
      const at = now()
      takes += 1
      if (takes % TAKES_PER_SWEEP === 0) {
        await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, at))
      }
      const windowEndsAt = new Date(at.getTime() + windowSeconds * 1000)
      const hasEnded = sql`${rateLimits.windowEndsAt} <= ${at.toISOString()}::timestamptz`
      const [row] = await database
        .insert(rateLimits)
        .values({ key, attempts: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            attempts: sql`case when ${hasEnded} then 1 else ${rateLimits.attempts} + 1 end`,
            windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning()
      if (!row || row.attempts <= attempts) return undefined
      return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - at.getTime()) / 1000))
    },

    async giveBack(key) {
      await database
        .update(rateLimits)
        .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
        .where(eq(rateLimits.key, key))
    },
  }
}
