import { expect, test } from 'vitest'
import { openServed } from '../../mocks/api/database/served/open-served'
import { runStatement } from '../../scripts/postgres/run-statement'
import { createServedDatabase } from '../api/support/served-database'

const hasServer = Boolean(process.env['DATABASE_URL'])

async function withDatabase(work: (url: URL) => Promise<void>): Promise<void> {
  const served = await createServedDatabase()
  if (!served) throw new Error('DATABASE_URL names a server')
  try {
    await work(new URL(served.url))
  } finally {
    await served.drop()
  }
}

const open = async (url: string) => {
  const opened = await openServed(url, () => undefined, { prepare: async () => undefined })
  await opened.close()
}

const says = (sentence: RegExp) => ({
  name: 'ConfigurationError',
  message: expect.stringMatching(sentence),
})

test.skipIf(!hasServer)(
  'API-8 a database in which its user may make nothing is refused in a sentence',
  async () => {
    await withDatabase(async (url) => {
      const user = `reader_${process.pid}`
      await runStatement(url.href, `create role ${user} login password 'reads-only'`)
      try {
        const reading = new URL(url)
        reading.username = user
        reading.password = 'reads-only'
        await expect(open(reading.href)).rejects.toMatchObject(
          says(/^The database at 127\.0\.0\.1:\d+ .*permission denied.*owner.*DATABASE_URL/),
        )
      } finally {
        await runStatement(url.href, `drop role ${user}`)
      }
    })
  },
)

test.skipIf(!hasServer)('API-8 a standby, which only reads, is refused in a sentence', async () => {
  await withDatabase(async (url) => {
    const name = url.pathname.slice(1)
    await runStatement(url.href, `alter database "${name}" set default_transaction_read_only = on`)
    await expect(open(url.href)).rejects.toMatchObject(says(/read-only.*DATABASE_URL/))
  })
})

test.skipIf(!hasServer)(
  'API-8 a database that has no place for all letters is refused in a sentence',
  async () => {
    await withDatabase(async (url) => {
      const latin = `latin_${process.pid}`
      await runStatement(
        url.href,
        `create database ${latin} encoding 'LATIN1' locale 'C' template template0`,
      )
      try {
        const databaseUrl = Object.assign(new URL(url), { pathname: latin }).href
        // A shop that begins empty has no letter to stumble over.
        await expect(open(databaseUrl)).rejects.toMatchObject(says(/LATIN1.*UTF8.*DATABASE_URL/))
      } finally {
        await runStatement(url.href, `drop database ${latin}`)
      }
    })
  },
)

/** Opens a database of which one setting is another. */
const openWith = (name: string, value: string) =>
  withDatabase(async (url) => {
    const database = url.pathname.slice(1)
    await runStatement(url.href, `alter database "${database}" set ${name} = '${value}'`)
    await open(url.href)
  })

test.skipIf(!hasServer).each([
  ['datestyle', 'German'],
  ['datestyle', 'SQL, DMY'],
  ['default_transaction_isolation', 'repeatable read'],
])(
  'API-8 a database whose sessions begin with %s = %s is refused in a sentence',
  async (name, value) => {
    await expect(openWith(name, value)).rejects.toMatchObject(
      says(new RegExp(`${name} is ${value}.*alter role`, 'i')),
    )
  },
)

test.skipIf(!hasServer).each([
  ['datestyle', 'ISO, DMY'],
  ['default_transaction_isolation', 'read uncommitted'],
  ['timezone', 'Asia/Kathmandu'],
])('API-8 a database whose sessions begin with %s = %s is opened', openWith)
