import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../../postgres/find-postgres'
import { createScratchDatabase } from '../../../postgres/scratch-database'
import { startPostgres } from '../../../postgres/start-postgres'
import type { DataPlace } from '../../reliability/service/start-service'

/** Makes a place for a new database, and takes it away after the work. */
export type WithPlace = <Result>(work: (place: DataPlace) => Promise<Result>) => Promise<Result>

/** For an embedded database. */
export const inNewDirectory: WithPlace = async (work) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bazaar-growth-'))
  try {
    return await work({ dataDirectory })
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

/**
 * Starts a PostgreSQL server whose writes reach the disk, and stops it after the work; `undefined` where none of version
 * 15 or later is installed.
 */
export async function onNewServer<Result>(
  work: (withPlace: WithPlace) => Promise<Result>,
): Promise<Result | undefined> {
  const programs = await findPostgres()
  if (!programs) return undefined
  const server = await startPostgres(programs, { isDurable: true })
  try {
    return await work(async (onPlace) => {
      const database = await createScratchDatabase(server.url)
      try {
        return await onPlace({ databaseUrl: database.url })
      } finally {
        await database.drop()
      }
    })
  } finally {
    await server.stop()
  }
}
