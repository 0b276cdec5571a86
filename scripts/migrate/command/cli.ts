/** `npm run migrate -- file-or-folder…`: moves pages and modules from the old drop-in to the widget. */
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod/mini'
import { type Migration, migrateFile, UnreadableFile } from '../migrate-file'
import { collectFiles } from './collect-files'
import { type MigrateArguments, readArguments, WrongInput } from './read-arguments'
import { beside, renderDiff, renderFindings, renderNextSteps } from './report'

const manifest = z.looseObject({ version: z.string() })

try {
  const { version } = manifest.parse(
    JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')),
  )
  process.exitCode = await run(readArguments(process.argv.slice(2), version))
} catch (error) {
  if (!(error instanceof WrongInput || error instanceof UnreadableFile)) throw error
  const consequence = error instanceof UnreadableFile ? ' No file was changed.' : ''
  console.error(error.message + consequence)
  process.exitCode = 2
}

async function run({ paths, mode, target }: MigrateArguments): Promise<number> {
  const files = await collectFiles(paths)
  // All or nothing: a file that can't be parsed stops this before anything is written.
  const migrations = files.map(({ path, text }) => migrateFile(path, text, target))
  const changed = migrations.filter(({ before, after }) => before !== after)
  const left = migrations.flatMap((migration) => migration.left).length
  if (mode === 'show') process.stdout.write(renderDiff(migrations))
  if (mode === 'write') await write(changed)
  if (changed.length === 0 && left === 0) {
    console.log('No use of braintree-web-drop-in is left.')
    return 0
  }
  console.log(renderFindings(migrations))
  if (mode !== 'check') console.log(renderNextSteps(migrations, target))
  console.log(`\n${summary(changed.length, mode)}`)
  return mode === 'check' ? 1 : 0
}

async function write(migrations: readonly Migration[]): Promise<void> {
  for (const { path, after, newFiles } of migrations) {
    await writeFile(path, after)
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
