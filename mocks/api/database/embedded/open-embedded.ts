import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase, Preparation, PrepareDatabase } from '../database'
import { MIGRATIONS_FOLDER } from '../database'
import { renewDates } from '../seeding/renew-dates'
import { emptyTables } from '../seeding/reset-database'
import { sqlStateOf } from '../sql-state'
import { createStepSelection, type RecordedData, recordData } from '../worlds/recorded-data'
import { SEED_SCHEMA } from '../worlds/schema-statements'
import { ArchivedFiles } from './client/archived-files'
import { byteColumns } from './client/byte-columns'
import { createClient } from './client/create-client'
import { idleTimers } from './client/idle-timers'
import { countWrites } from './count-writes'
import { findRoom, guardRoom } from './guard-room'
import { lockDirectory } from './lock-directory'
import { maintain } from './maintain'
import { explainDirectory, makeDirectory } from './make-directory'
import { PLAN_EACH_CALL } from './pipeline-query'
import { createStatementQueue, queueStatements } from './queue-statements'
import { copyTemplate, findTemplateArchive } from './template'

/**
 * PostgreSQL would spend half a second on clearing its usual 128 MB, and hold them from then on. Files in memory are there
 * already; those on a disk are kept by the system too.
 */
const BUFFERS_IN_MEMORY = ['-c', 'shared_buffers=8MB']
const BUFFERS_ON_DISK = ['-c', 'shared_buffers=32MB']

const READ_ONLY = '25006'

/** Without it, whatever is there was left by a first start that did not come to its end. */
const READY_MARK = 'database.ready'

/**
 * The client of an embedded database that is filled with the seed, and gone when it is closed.
 *
 * @param hasWorlds whether it holds spare worlds too, whose dates are the template's
 */
export async function openMemoryClient(hasWorlds = false, now = new Date()): Promise<PGlite> {
  const client = await createClient({
    ...byteColumns,
    extensions: { pg_trgm, idleTimers },
    fs: new ArchivedFiles(await findTemplateArchive(hasWorlds)),
    startParams: [...PGlite.defaultStartParams, ...PLAN_EACH_CALL, ...BUFFERS_IN_MEMORY],
  })
  await renewDates(client, SEED_SCHEMA, now)
  return client
}

/** How a database is opened. */
export interface OpenOptions {
  /** Whether it is the data of a world. */
  readonly isRecorded?: boolean | undefined
  /** Whether a database that is made now begins without the seed. */
  readonly startsEmpty?: boolean | undefined
}

interface Opening extends OpenOptions {
  readonly isNew: boolean
  /** Where it lives; nowhere when it is in memory. */
  readonly directory?: string
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** The same as the data of a world, where that was asked for. */
  readonly recorded?: RecordedData | undefined
}

/** Opens an embedded database that is gone when it is closed. */
export async function openInMemory(
  prepare: PrepareDatabase,
  options: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  const client = await openMemoryClient()
  if (options.startsEmpty) await emptyTables(drizzle(client))
  const opened = await prepareClient(client, prepare, { ...options, isNew: true })
  return { ...opened, close: () => client.close() }
}

/**
 * Opens the embedded database that lives in a directory, and makes it there at first.
 *
 * @throws DirectoryTaken while another process has it open
 * @throws ConfigurationError when nothing can be kept in it
 */
export async function openInDirectory(
  directory: string,
  { admit, keepsTables = false, prepare }: Preparation,
  options: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  const lock = await takeDirectory(directory)
  try {
    const { client, isNew } = await openClient(directory, options).catch(async (fault) => {
      throw await explainDirectory(directory, fault)
    })
    const prepareAll = async (database: PgliteDatabase) => {
      await admit?.(database)
      if (!keepsTables) await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER })
      await prepare(database)
    }
    const opening = { ...options, isNew, directory }
    const opened = await prepareClient(client, prepareAll, opening).catch(async (fault) => {
      throw sqlStateOf(fault) === READ_ONLY ? await explainDirectory(directory, fault) : fault
    })
    return {
      ...opened,
      async close() {
        await client.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function takeDirectory(directory: string): ReturnType<typeof lockDirectory> {
  try {
    await makeDirectory(directory)
    return await lockDirectory(directory)
  } catch (fault) {
    throw await explainDirectory(directory, fault)
  }
}

async function prepareClient(
  client: PGlite,
  prepare: (database: PgliteDatabase) => Promise<void>,
  { isRecorded = false, isNew, directory }: Opening,
): Promise<Omit<EmbeddedDatabase, 'close'>> {
  const selectStep = isRecorded ? createStepSelection(client) : undefined
  const maintained = maintain(client, createStatementQueue())
  const queue = directory ? guardRoom(client, maintained, () => findRoom(directory)) : maintained
  const { view, count } = countWrites(queueStatements(client, queue, selectStep))
  const database = drizzle(view)
  await prepare(database)
  const recorded = isRecorded ? await recordData(view, isNew) : undefined
  return { database, isShared: false, countWrites: count, recorded }
}

/** Whether a start has made an embedded database in a directory. */
export function hasDatabase(directory: string): boolean {
  return existsSync(join(directory, READY_MARK))
}

async function openClient(
  directory: string,
  { startsEmpty = false }: OpenOptions,
): Promise<{ client: PGlite; isNew: boolean }> {
  const dataDir = join(directory, 'database')
  const startParams = [...PGlite.defaultStartParams, ...PLAN_EACH_CALL, ...BUFFERS_ON_DISK]
  const options = { ...byteColumns, dataDir, extensions: { pg_trgm }, startParams }
  if (hasDatabase(directory)) return { client: await createClient(options), isNew: false }
  await rm(dataDir, { recursive: true, force: true })
  const loadDataDir = await copyTemplate(dataDir)
  const client = await createClient({ ...options, ...(loadDataDir ? { loadDataDir } : {}) })
  if (startsEmpty) await emptyTables(drizzle(client))
  else await renewDates(client, SEED_SCHEMA, new Date())
  await writeFile(join(directory, READY_MARK), '')
  return { client, isNew: true }
}
