/**
 * `npm run compatibility -- VERSION…`: runs the tests of the real components on releases of `braintree-web`, looks their
 * code through for what the widget uses, and writes the rows of docs/compatibility.md. `model-4` is the model of release
 * 4. Releases are installed into .cache/compatibility, from the registry that npm uses. `--quick` leaves out what is about
 * the network. Exit 1: something failed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mergeEvidence } from './compatibility/evidence-page'
import { type Evidence, gatherEvidence } from './compatibility/gather-evidence'
import { getRelease } from './compatibility/release'
import { readCommandLine } from './processes/command-line/read-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { SettingError } from './processes/setting-error'
import { stopOnSignal } from './processes/stop'
import { fillPage } from './security/page/fill-page'
import { ensureBrowser } from './system/ensure-browser'
import { ROOT, stopCommands } from './system/run-command'

const PAGE = join(ROOT, 'docs/compatibility.md')

stopOnSignal(stopCommands)
const { values, positionals } = readCommandLine({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
await main(positionals, values.quick).catch(exitWithMessage)

async function main(versions: readonly string[], isQuick: boolean): Promise<void> {
  if (versions.length === 0)
    throw new SettingError('Which versions? npm run compatibility -- 3.144.0')
  const browser = await ensureBrowser()
  for (const version of versions) {
    const evidence = await gatherEvidence(await getRelease(version), { browser, isQuick })
    // After each of them, as one takes minutes.
    const page = await readFile(PAGE, 'utf8')
    await writeFile(PAGE, fillPage(page, { ...mergeEvidence(page, [evidence]) }))
    report(evidence)
  }
}

function report({ version, options }: Evidence): void {
  const broken = options.filter(({ failed, missing }) => failed.length + missing.length > 0)
  if (broken.length > 0) process.exitCode = 1
  console.log(`braintree-web ${version}: ${broken.length === 0 ? 'everything works' : ''}`)
  for (const { option, failed, missing } of broken) {
    for (const what of [...failed, ...missing]) console.log(`  ${option}: ${what}`)
  }
}
