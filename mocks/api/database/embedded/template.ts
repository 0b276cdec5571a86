import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TEMPLATE_ARCHIVE, TEMPLATE_FILES, TEMPLATE_WORLDS } from './template-parts'

const CACHE_FOLDER = fileURLToPath(new URL('../../../../.cache/api', import.meta.url))

/** A package brings its template along: the one archive that has all. */
const PACKED_FOLDER = fileURLToPath(new URL('../template', import.meta.url))

/**
 * The database from which every embedded one starts, migrated and seeded: making one takes seconds,
 * copying it does not. Answers with its folder, and builds it when there is none of these
 * migrations and this seed.
 */
export async function prepareTemplate(): Promise<string> {
  if (existsSync(PACKED_FOLDER)) return PACKED_FOLDER
  const folder = join(CACHE_FOLDER, `database-${hashInputs()}`)
  if (!existsSync(folder)) {
    const { buildTemplate } = await import('./build-template')
    await buildTemplate(folder)
  }
  return folder
}

/**
 * Copies the template's files to where a database is to live.
 *
 * @returns the archive that has to be unpacked there instead, where a package has no files
 */
export async function copyTemplate(directory: string): Promise<Blob | undefined> {
  const files = join(await prepareTemplate(), TEMPLATE_FILES)
  if (!existsSync(files)) return openAsBlob(await findTemplateArchive(true))
  // In one go, since nothing else is to be done before it is there: for a thousand small files that
  // costs a tenth of the asynchronous way. A file system that can share blocks copies none.
  cpSync(files, directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return undefined
}

/** Where the archive is that a database in memory begins as. */
export async function findTemplateArchive(hasWorlds: boolean): Promise<string> {
  const folder = await prepareTemplate()
  const isWhole = hasWorlds || folder === PACKED_FOLDER
  return join(folder, isWhole ? TEMPLATE_WORLDS : TEMPLATE_ARCHIVE)
}

const FOLDERS = ['../migrations', '../seed', '../seeding', '../worlds', '.'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/** Hashes what a template is made of: the engine, the migrations, the seed. */
function hashInputs(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const files = [join(dirname(engine), '../package.json')]
  for (const folder of FOLDERS) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const found = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    files.push(...found.map(({ parentPath, name }) => join(parentPath, name)).sort())
  }
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
