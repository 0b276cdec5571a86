import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod/mini'
import { SettingError } from '../../processes/setting-error'
import { languageOf } from '../language'
import { type Migration, migrateFile, UnreadableFile } from '../migrate-file'
import { collectFiles, type SourceFile } from './collect-files'
import { encodeText } from './file-text'
import { placesOf, versionFor } from './package-place'
import { type MigrateArguments, readArguments } from './read-arguments'
import { beside, renderDiff, renderFindings, renderNextSteps } from './report'

const MANIFEST = new URL('../../../package.json', import.meta.url)
const manifest = z.looseObject({ version: z.string() })

/** Where a command says what it has done. */
export interface Output {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/**
 * Moves pages and modules from the old drop-in to the widget, as the arguments say.
 *
 * @returns the exit code: 1 while something is left to do, 2 for input that makes no sense
 */
export async function runMigrate(args: readonly string[], output: Output): Promise<number> {
  try {
    const { version } = manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))
    return await migrate(readArguments(args, version), output)
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof UnreadableFile)) throw error
    const consequence =
      error instanceof UnreadableFile ? ' --except PATH leaves it out. No file was changed.' : ''
    output.error(error.message + consequence)
    return 2
  }
}

async function migrate(
  { paths, except, mode, target }: MigrateArguments,
  { log }: Output,
): Promise<number> {
  const files = await collectFiles(paths, except)
  // All or nothing: a file that can't be parsed stops this before anything is written.
  const migrations = files.map((file) =>
    migrateFile(file.path, file.text, { ...target, version: versionFor(file, target.version) }),
  )
  const changed = migrations.filter(({ before, after }) => before !== after)
  const left = migrations.flatMap((migration) => migration.left).length
  if (mode === 'show') log(renderDiff(migrations))
  if (mode === 'write') await write(changed, files)
  if (changed.length === 0 && left === 0) {
    log('No use of braintree-web-drop-in is left.')
    return 0
  }
  log(renderFindings(migrations))
  if (mode !== 'check')
    log(renderNextSteps(migrations, target, placesOf(manifestsOf(changed, files), target.version)))
  log(`\n${summary(changed.length, mode)}`)
  return mode === 'check' ? 1 : 0
}

function manifestsOf(changed: readonly Migration[], files: readonly SourceFile[]): SourceFile[] {
  const paths = new Set(changed.map(({ path }) => path))
  return files.filter(({ path }) => languageOf(path) === 'manifest' && paths.has(path))
}

async function write(
  migrations: readonly Migration[],
  files: readonly SourceFile[],
): Promise<void> {
  const encodings = new Map(files.map(({ path, encoding }) => [path, encoding]))
  for (const { path, after, newFiles } of migrations) {
    const encoding = encodings.get(path)
    await writeFile(path, encoding ? encodeText(after, encoding) : after)
    for (const { name, text } of newFiles) await writeFile(beside(path, name), text)
  }
}

function summary(count: number, mode: MigrateArguments['mode']): string {
  const files = count === 1 ? '1 file' : `${count} files`
  switch (mode) {
    case 'show':
      return `${files} would change; --write changes them.`
    case 'write':
      return `${files} changed.`
    case 'check':
      return `${files} still to change: npm run migrate -- --write.`
  }
}
