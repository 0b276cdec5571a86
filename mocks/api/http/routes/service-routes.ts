import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '../../database/database'
import { withTimeout } from '../../lib/with-timeout'
import { describeFault, type Log } from '../log'
import { sendJson } from '../response/send-outcome'

/** A load balancer probes every few seconds, so that a later response is of no use. */
const TIMEOUT_MS = 2_000

export interface HealthDependencies {
  readonly database: Database
  readonly log: Log
  /** Whether this process is about to stop. */
  isDraining(): boolean
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, all or those that only read, and is not about to
 * stop.
 */
export function createHealthRoutes({ database, log, isDraining }: HealthDependencies): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      if (isDraining()) return sendNotReady(context, 'This process is about to stop.')
      try {
        const response = takesWrites(database)
        const tooLate = `The database did not answer in ${TIMEOUT_MS} ms.`
        if (await withTimeout(response, TIMEOUT_MS, tooLate)) {
          return context.json({ status: 'ready' })
        }
        // A 503 would take every process out, and what is only read goes on.
        log({ level: 'error', event: 'database-read-only' })
        return context.json({ status: 'degraded', reason: 'The database takes no writes.' })
      } catch (fault) {
        log({ level: 'warn', event: 'not-ready', ...describeFault(fault) })
        return sendNotReady(context, 'The database does not answer.')
      }
    })
}

async function takesWrites(database: Database): Promise<boolean> {
  const isReadOnly = sql<boolean>`current_setting('transaction_read_only') = 'on'`
  const [row] = await database.select({ isReadOnly }).from(sql`(select 1) as one`)
  return row?.isReadOnly !== true
}

function sendNotReady(context: Context, reason: string): Response {
  return context.json({ status: 'not ready', reason }, 503)
}

export const RESET_PATH = '/__mock/reset'
/** A custom header needs a preflight from another origin, which is refused. */
const RESET_HEADER = 'X-Mock-Reset'

/** Whether the request is a reset, which gets no CORS headers. */
export function isReset({ req }: Context): boolean {
  return req.path.startsWith(RESET_PATH)
}

/**
 * Puts the state back to the seed. For tools only: a browser sends `Origin` with each POST, even from a page whose name
 * resolves to this machine (DNS rebinding), and a form of any page can't send a custom header.
 */
export function createResetRoute(reset: () => Promise<void>): Hono {
  return new Hono().post('/', async (context) => {
    const isOfTool = context.req.header(RESET_HEADER) === '1' && !context.req.header('Origin')
    if (!isOfTool) {
      const error = `A reset wants the header "${RESET_HEADER}: 1", and is not for pages.`
      return sendJson(context, { error }, 403)
    }
    await reset()
    return context.json({ message: 'The state is that of the seed again.' })
  })
}
