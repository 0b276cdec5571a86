import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openServed } from '../../mocks/api/database/served/open-served'
import type { LogEntry } from '../../mocks/api/http/log'
import { runStatement } from '../../scripts/postgres/run-statement'
import { createServedDatabase } from '../api/support/served-database'

const prepare = async () => undefined

/** As a version without the last two migrations left it. */
const BACK = `alter table products drop column revision;
  delete from drizzle.__drizzle_migrations where id in
    (select id from drizzle.__drizzle_migrations order by created_at desc limit 2)`

test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 an upgrade waits for a backup, and lets everybody read meanwhile',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    const backup = new Client({ connectionString: served.url })
    try {
      const earlier = await openServed(served.url, () => undefined, { prepare })
      await earlier.close()
      await runStatement(served.url, BACK)
      await backup.connect()
      // As a dump does, for as long as it takes.
      await backup.query('begin; lock table products in access share mode')

      const entries: LogEntry[] = []
      let isOpen = false
      const opening = openServed(served.url, (entry) => entries.push(entry), { prepare })
      void opening.then(() => {
        isOpen = true
      })
      const waits = () => entries.filter(({ event }) => event === 'migration-waits')
      await expect.poll(() => waits().length).toBeGreaterThan(0)
      expect(
        await runStatement(served.url, 'select count(*)::int as products from products'),
      ).toEqual([{ products: 0 }])
      await expect.poll(() => waits().length).toBeGreaterThan(1)
      expect(isOpen).toBe(false)

      await backup.query('commit')
      const opened = await opening
      await opened.close()
      expect(
        await runStatement(
          served.url,
          "select count(*)::int as columns from information_schema.columns where table_name = 'products' and column_name = 'revision'",
        ),
      ).toEqual([{ columns: 1 }])
    } finally {
      await backup.end()
      await served.drop()
    }
  },
)
