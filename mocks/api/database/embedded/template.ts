import { constants, cpSync, existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashIngredients } from './hash-ingredients'
import { TEMPLATE_ARCHIVE, TEMPLATE_FILES } from './template-parts'

const CACHE_FOLDER = fileURLToPath(new URL('../../../../.cache/api', import.meta.url))

/**
 * The database from which every embedded one starts, migrated and seeded: making one takes seconds,
 * copying it does not. Answers with its folder, and builds it when there is none of these
 * migrations and this seed.
 */
export async function prepareTemplate(): Promise<string> {
  const folder = join(CACHE_FOLDER, `database-${hashIngredients()}`)
  if (!existsSync(folder)) {
    const { buildTemplate } = await import('./build-template')
    await buildTemplate(folder)
  }
  return folder
}

/** Copies the template's files to where a database is to live. */
export async function copyTemplate(directory: string): Promise<void> {
  const files = join(await prepareTemplate(), TEMPLATE_FILES)
  // In one go, since nothing else is to be done before it is there: for a thousand small files that
  // costs a tenth of the asynchronous way. A file system that can share blocks copies none.
  cpSync(files, directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** Opens the template as the archive that a database in memory is unpacked from. */
export async function openTemplateArchive(): Promise<Blob> {
  return openAsBlob(join(await prepareTemplate(), TEMPLATE_ARCHIVE))
}
