import { constants } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { byteColumns } from '../embedded/client/byte-columns'
import { hasDatabase } from '../embedded/open-embedded'
import { type DatabaseFacts, inspectDatabase } from './inspect-database'

export type DirectoryInspection =
  | { readonly kind: 'new' }
  | { readonly kind: 'in-use' }
  | { readonly kind: 'inspected'; readonly facts: DatabaseFacts }

/**
 * Looks at the embedded database of a directory: at a copy, since opening a database writes to it. One that a process
 * holds, or has held when it was killed, is left alone.
 */
export async function inspectDirectory(directory: string): Promise<DirectoryInspection> {
  if (!hasDatabase(directory)) return { kind: 'new' }
  if (await isHeld(directory)) return { kind: 'in-use' }
  const copy = await mkdtemp(join(tmpdir(), 'bazaar-doctor-'))
  try {
    const dataDir = join(copy, 'database')
    const mode = constants.COPYFILE_FICLONE
    await cp(join(directory, 'database'), dataDir, { recursive: true, mode })
    // Whoever began meanwhile may have written while it was copied.
    if (await isHeld(directory)) return { kind: 'in-use' }
    const client = await PGlite.create({ ...byteColumns, dataDir, extensions: { pg_trgm } })
    try {
      return { kind: 'inspected', facts: await inspectDatabase(drizzle(client)) }
    } finally {
      await client.close()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function isHeld(directory: string): Promise<boolean> {
  return readFile(join(directory, 'lock')).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
      throw error
    },
  )
}
