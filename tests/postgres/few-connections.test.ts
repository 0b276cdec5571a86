import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openServed } from '../../mocks/api/database/served/open-served'
import { runStatement } from '../../scripts/postgres/run-statement'
import { createServedDatabase } from '../api/support/served-database'

test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 a server that has room for fewer connections than a process asks for is waited for',
  async () => {
    const server = process.env['DATABASE_URL'] ?? ''
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    const user = `few_${process.pid}`
    const endAll = `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`
    const url = new URL(served.url)
    await runStatement(served.url, `create role ${user} login password 'few'`)
    try {
      await runStatement(served.url, `alter database "${url.pathname.slice(1)}" owner to ${user}`)
      const own = Object.assign(new URL(url), { username: user, password: 'few' }).href
      const { database, close } = await openServed(own, () => undefined, {
        keepsTables: true,
        prepare: async () => undefined,
      })
      await runStatement(served.url, `alter role ${user} connection limit 2`)
      // Those that are refused hear of it before the others are connected.
      await runStatement(served.url, endAll)
      const asked = Array.from({ length: 40 }, (_, number) =>
        database.execute(sql`select ${number}::int as number, pg_sleep(0.01)`),
      )
      const answers = await Promise.all(asked)
      expect(answers).toHaveLength(40)

      // With none of its own there is nothing to wait for.
      await runStatement(served.url, `alter role ${user} connection limit 0`)
      await runStatement(served.url, endAll)
      const lost = Array.from({ length: 12 }, () => database.execute(sql`select 1`))
      const states = await Promise.allSettled(lost)
      expect(states.every(({ status }) => status === 'rejected')).toBe(true)
      await runStatement(served.url, `alter role ${user} connection limit 2`)
      await database.execute(sql`select 1`)
      await close()
    } finally {
      await served.drop()
      await runStatement(server, `drop role ${user}`)
    }
  },
)
