import { expect, test } from 'vitest'
import { inspectServed } from '../../mocks/api/database/inspection/inspect-served'
import { openServed } from '../../mocks/api/database/served/open-served'
import { runStatement } from '../../scripts/postgres/run-statement'
import { createServedDatabase } from '../api/support/served-database'

test.skipIf(!process.env['DATABASE_URL'])(
  'the doctor looks at a server without changing it, before and after the first start',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    try {
      const empty = await inspectServed(served.url)
      expect(empty).toMatchObject({ data: 'fresh', trigrams: 'available', openIds: [] })
      expect(empty.pendingMigrations).toBeGreaterThan(0)
      const count = "select count(*)::int as tables from pg_tables where schemaname = 'public'"
      expect(await runStatement(served.url, count)).toEqual([{ tables: 0 }])

      const opened = await openServed(served.url, () => undefined, { prepare: async () => {} })
      await opened.close()
      expect(await inspectServed(served.url)).toMatchObject({
        trigrams: 'installed',
        pendingMigrations: 0,
        unknownMigrations: 0,
      })
    } finally {
      await served.drop()
    }
  },
)

test('a server that is not there is a sentence, also at a socket of this machine', async () => {
  await expect(inspectServed('postgres://shop@/shop?host=/nowhere')).rejects.toThrow(
    /^The database at \/nowhere:5432 can't be used: /,
  )
  await expect(inspectServed('postgres://shop:secret-word@127.0.0.1:1/shop')).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 can't be used: (?!.*secret-word)/,
  )
})
