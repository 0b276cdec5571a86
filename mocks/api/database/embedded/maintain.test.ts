import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openInDirectory, openInMemory } from './open-embedded'

const MIB = 1024 * 1024
const WRITTEN_MIB = 96
const ROUNDS = 40

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

test('API-8 a table whose rows come and go does not grow with all that were ever there', async () => {
  const { database, close } = await openInMemory(async () => {})
  const sizeOf = async () => {
    const size = sql<number>`pg_relation_size('visits')::integer`
    const [row] = await database.select({ size }).from(sql`(select 1) as one`)
    return row?.size ?? 0
  }
  await database.execute(sql`create table visits (text text)`)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // As requests do, it takes many turns.
    for (let turn = 0; turn < 16; turn += 1) {
      await database.execute(
        sql`insert into visits select repeat('x', 500) from generate_series(1, 200)`,
      )
    }
    await database.execute(sql`delete from visits`)
    rounds.push(await sizeOf())
  }
  await close()
  expect(rounds.at(-1)).toBeLessThan((ROUNDS / 2) * (rounds[0] ?? 0))
})
