import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/database'
import { describeFault, type Log } from './log'

/** `/healthz`: the process is alive. `/readyz`: it can do its work. */
export function createHealthRoutes(database: Database, log: Log): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      try {
        await database.execute(sql`select 1`)
        return context.json({ status: 'ready' })
      } catch (fault) {
        log({ level: 'warn', event: 'not-ready', ...describeFault(fault) })
        return context.json({ status: 'not ready', reason: 'The database does not answer.' }, 503)
      }
    })
}
