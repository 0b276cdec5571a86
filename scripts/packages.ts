/**
 * `npm run packages`: the packages that others install, as `packages/<name>-<version>.tgz` with their files beside them,
 * and pages of the files for a CDN with their hashes. `npm run packages -- widget` writes those named.
 */
import { join, relative, resolve } from 'node:path'
import { conformance } from './packages/conformance/record'
import { mock } from './packages/mock/record'
import type { PackageRecord } from './packages/package-record'
import { widget } from './packages/widget'
import { writePackage } from './packages/write-package'
import { parseCommandLine } from './processes/command-line/read-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { SettingError } from './processes/setting-error'
import { stopOnSignal } from './processes/stop'
import { ROOT, stopCommands } from './system/run-command'

const RECORDS: readonly PackageRecord[] = [widget, conformance, mock]

const HELP = `Usage: npm run packages -- [options] [${RECORDS.map(({ id }) => id).join('|')} …]

  --out FOLDER   where they are written (packages, which neither a build nor a test empties)

Without a name all are written, which may take minutes.`

stopOnSignal(stopCommands)
await main().catch(exitWithMessage)

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine({
    options: {
      out: { type: 'string', default: join(ROOT, 'packages') },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return console.log(HELP)
  await write(positionals, resolve(values.out))
}

async function write(ids: readonly string[], out: string): Promise<void> {
  const unknown = ids.filter((id) => !RECORDS.some((record) => record.id === id))
  if (unknown.length > 0) {
    const known = RECORDS.map(({ id }) => id).join(', ')
    throw new SettingError(`There is no package ${unknown.join(', ')}. There are: ${known}.`)
  }
  for (const record of RECORDS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const { archive, files, bytes, integrity } = await writePackage(record, out)
    const size = `${files} files, ${Math.round(bytes / 1000)} kB`
    console.log(`${relative(process.cwd(), archive)}: ${size}, ${integrity}`)
  }
}
