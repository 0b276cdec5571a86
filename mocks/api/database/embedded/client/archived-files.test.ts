import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemoryClient } from '../open-embedded'
import { findTemplateArchive } from '../template'
import { ArchivedFiles, readEntries } from './archived-files'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bazaar-archive-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function readFiles(archive: Uint8Array): Promise<ReadonlyMap<string, Buffer | undefined>> {
  return new Map(
    [...readEntries(archive)].map(({ path, data }) => [path, data && Buffer.from(data)]),
  )
}

test('a database goes on from an archive, and what it writes itself is read by PGlite’s own means', async () => {
  const client = await openMemoryClient()
  await client.exec("create table kept (text text); insert into kept values ('as it was')")
  await client.exec('checkpoint')
  const archive = await client.dumpDataDir('none')
  await client.close()
  const path = join(folder, 'whole.tar')
  await writeFile(path, Buffer.from(await archive.arrayBuffer()))

  for (const options of [{ fs: new ArchivedFiles(path) }, { loadDataDir: archive }]) {
    const next = await PGlite.create({ ...options, extensions: { pg_trgm } })
    expect((await next.query('select text from kept')).rows).toEqual([{ text: 'as it was' }])
    await next.exec("insert into kept select repeat('x', 9000) from generate_series(1, 100)")
    expect((await next.query('select count(*)::int as rows from kept')).rows).toEqual([
      { rows: 101 },
    ])
    await next.close()
  }
})

test('files and folders are as they were packed, and nothing of the log is kept for use again', async () => {
  const files = await readFiles(await readFile(await findTemplateArchive(true)))
  expect(files.get('/PG_VERSION')?.toString()).toMatch(/^\d+\n$/)
  expect(files.get('/postgresql.conf')?.toString()).toContain('max_connections')
  expect(files.has('/base')).toBe(true)
  expect(files.get('/base')).toBeUndefined()
  expect(files.get('/global/pg_control')?.byteLength).toBe(8192)
  const log = [...files.keys()].filter((path) => /^\/pg_wal\/[0-9A-F]{24}$/.test(path))
  expect(log.length).toBeLessThanOrEqual(2)
})

test('an archive that is not there is an error of opening the database', async () => {
  const fs = new ArchivedFiles(join(folder, 'none.tar'))
  await expect(PGlite.create({ fs })).rejects.toThrow('ENOENT')
})
