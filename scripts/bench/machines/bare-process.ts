/**
 * The least that takes four requests and stores each in PostgreSQL: Hono and drizzle, one insert a request, nothing
 * judged. A yardstick for the processor time of an order, which is four requests too.
 */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { jsonb, pgTable, serial } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { listen } from '../../processes/listening/listen'
import { reportUsage } from '../reliability/service/report-usage'

const bare = pgTable('bare', { id: serial().primaryKey(), body: jsonb().notNull() })

const database = drizzle(new Pool({ connectionString: process.env['DATABASE_URL'] }))
await database.execute(sql`create table ${bare} (id serial primary key, body jsonb not null)`)
const app = new Hono().post('/', async (context) => {
  const body: unknown = await context.req.json()
  const [stored] = await database.insert(bare).values({ body }).returning()
  return context.json(stored)
})
const { port } = await listen(app, { port: 0, hostname: '127.0.0.1' })
reportUsage()
process.send?.({ port })
