/**
 * Fills the directory `DATA_DIR` or the database `DATABASE_URL` with so many products and orders, in a process of its
 * own, so that running out of memory ends nothing else, and what filling needs is not measured.
 */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '../../../../mocks/api/database/database'
import { growCatalog } from '../../../../mocks/api/database/seeding/grow-catalog'
import { startApi } from '../../../../mocks/api/start-api'
import { fillOrders } from '../../../postgres/fill-orders'
import { CHEAP_PASSWORD_COST } from '../../reliability/service/cheap-password-cost'

const { DATA_DIR, DATABASE_URL } = process.env
const [products, orders] = process.argv.slice(2).map(Number)
if (!products || !orders) throw new Error('How many products, and how many orders?')

const api = await startApi({
  mode: 'demo',
  environment: { DATA_DIR, DATABASE_URL },
  passwordCost: CHEAP_PASSWORD_COST,
  log: () => undefined,
})
// The API's own connections give up on a statement after 30 seconds.
const patient = DATABASE_URL === undefined ? undefined : drizzle(DATABASE_URL)
const database: Database = patient ?? api.database
await growCatalog(database, products, new Date())
await fillOrders((statement) => database.execute(sql.raw(statement)), orders)
await database.execute(sql`vacuum analyze`)
await patient?.$client.end()
await api.close()
