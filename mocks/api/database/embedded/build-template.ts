import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createPasswordHasher, TRIAL_PASSWORD_COST } from '../../auth/password-hasher'
import { MIGRATIONS_FOLDER } from '../database'
import { seedDatabase } from '../seeding/seed-database'
import { createWorldSql, SPARE_WORLDS } from '../worlds/schema-statements'
import { TEMPLATE_ARCHIVE, TEMPLATE_FILES, TEMPLATE_WORLDS } from './template-parts'

/** What PostgreSQL makes new databases of; no template is for more than one. */
const UNUSED_DATABASES = ['template0', 'template1']

/** What was logged goes with a checkpoint: kept for use again, it would be a quarter of a template. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'wal_recycle=off']

/**
 * Builds a template; of several processes that do so at once the first to be done wins.
 *
 * @throws Error when it can't be written, and no other process has written it
 */
export async function buildTemplate(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  try {
    await fill(draft)
    await addWorlds(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  await removeOthers(folder)
}

async function fill(draft: string): Promise<void> {
  const client = await PGlite.create({
    dataDir: join(draft, TEMPLATE_FILES),
    extensions: { pg_trgm },
    // The least there is: otherwise most of a template is an empty log.
    initDbStartParams: ['--wal-segsize=1'],
    startParams: START_PARAMS,
  })
  try {
    const database = drizzle(client)
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER })
    // Its accounts are published, so that their hashes protect nothing.
    const passwords = createPasswordHasher(TRIAL_PASSWORD_COST)
    await seedDatabase(database, { passwords, now: () => new Date() })
    for (const name of UNUSED_DATABASES) {
      await client.exec(`alter database ${name} is_template false`)
      await client.exec(`drop database ${name}`)
    }
    await client.exec('vacuum analyze')
    await client.exec('checkpoint')
    await writeFile(join(draft, TEMPLATE_ARCHIVE), (await client.dumpDataDir('none')).stream())
  } finally {
    await client.close()
  }
}

/** Adds the spare worlds to what is in the archive; the files stay without them. */
async function addWorlds(draft: string): Promise<void> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    loadDataDir: await openAsBlob(join(draft, TEMPLATE_ARCHIVE)),
    startParams: START_PARAMS,
  })
  try {
    for (const schema of SPARE_WORLDS) {
      await client.transaction(
        async (transaction) => void (await transaction.exec(createWorldSql(schema))),
      )
    }
    await client.exec('checkpoint')
    await writeFile(join(draft, TEMPLATE_WORLDS), (await client.dumpDataDir('none')).stream())
  } finally {
    await client.close()
  }
}

/** Removes templates of other ingredients. Drafts stay: somebody may be at work on them. */
async function removeOthers(folder: string): Promise<void> {
  const cache = dirname(folder)
  for (const name of await readdir(cache)) {
    const isTemplate = /^database-[0-9a-f]+$/.test(name)
    if (isTemplate && name !== basename(folder)) {
      await rm(join(cache, name), { recursive: true, force: true })
    }
  }
}
