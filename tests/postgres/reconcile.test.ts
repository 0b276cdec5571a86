import { expect, test } from 'vitest'
import { openReconciliation } from '../../mocks/api/payment/reconciliation/open-reconciliation'
import { startApi } from '../../mocks/api/start-api'
import { runStatement } from '../../scripts/postgres/run-statement'
import { createServedDatabase } from '../api/support/served-database'

test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 an empty database is not compared, and stays empty',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    try {
      for (let times = 0; times < 2; times++) {
        await expect(
          openReconciliation({ DATABASE_URL: served.url }, () => undefined),
        ).rejects.toThrow(/^There is no shop's data in .* at 127\.0\.0\.1:\d+\. /)
      }
    } finally {
      await served.drop()
    }
  },
)

test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 the data of an earlier version is not compared, and stays as that version left it',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    const environment = { DATABASE_URL: served.url }
    const log = () => undefined
    try {
      const api = await startApi({ mode: 'demo', databaseUrl: served.url, environment: {}, log })
      await api.close()
      const open = await openReconciliation(environment, log)
      await open.close()
      await runStatement(
        served.url,
        `alter table products drop column revision;
        delete from drizzle.__drizzle_migrations where id in
          (select id from drizzle.__drizzle_migrations order by created_at desc limit 2)`,
      )
      await expect(openReconciliation(environment, log)).rejects.toMatchObject({
        name: 'ConfigurationError',
        message: expect.stringMatching(
          /^The data in .* is that of an earlier version.*: 2 migrations are pending\. Start/,
        ),
      })
      expect(
        await runStatement(
          served.url,
          "select count(*)::int as columns from information_schema.columns where table_name = 'products' and column_name = 'revision'",
        ),
      ).toEqual([{ columns: 0 }])
    } finally {
      await served.drop()
    }
  },
)
