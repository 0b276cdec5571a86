import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '../database/database'
import { within } from '../within'
import { describeFault, type Log } from './log'

/** A balancer asks every few seconds: an answer that comes later helps it no more. */
const PATIENCE_MS = 2_000

export interface HealthDependencies {
  readonly database: Database
  readonly log: Log
  /** Whether this process is about to stop. */
  isDraining(): boolean
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work, and goes on to. */
export function createHealthRoutes({ database, log, isDraining }: HealthDependencies): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      if (isDraining()) return refuseWork(context, 'This process is about to stop.')
      try {
        const answer = database.execute(sql`select 1`)
        await within(PATIENCE_MS, answer, `The database did not answer in ${PATIENCE_MS} ms.`)
        return context.json({ status: 'ready' })
      } catch (fault) {
        log({ level: 'warn', event: 'not-ready', ...describeFault(fault) })
        return refuseWork(context, 'The database does not answer.')
      }
    })
}

function refuseWork(context: Context, reason: string): Response {
  return context.json({ status: 'not ready', reason }, 503)
}
