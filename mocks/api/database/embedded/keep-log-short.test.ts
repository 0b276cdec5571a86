import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openInDirectory } from './open-embedded'

const MIB = 1024 * 1024
const WRITTEN_MIB = 96

test('API-8 the log of data in a directory does not grow with all that was ever written', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'log-'))
  try {
    const { database, close } = await openInDirectory(directory, { prepare: async () => {} })
    await database.execute(sql`create table pages (text text)`)
    await database.execute(sql`alter table pages alter text set storage external`)
    for (let mib = 0; mib < WRITTEN_MIB; mib += 1) {
      await database.execute(
        sql`insert into pages select repeat('x', 65536) from generate_series(1, 16)`,
      )
      await database.execute(sql`truncate pages`)
    }
    const log = join(directory, 'database/pg_wal')
    const names = await readdir(log)
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(log, name))).size))
    await close()
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan((WRITTEN_MIB / 2) * MIB)
  } finally {
    await rm(directory, { recursive: true })
  }
})
