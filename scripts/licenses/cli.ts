/**
 * `npm run licenses`: the packages that the shop and the widget are made of, by license. Exit 1: one of them has a
 * license that is not admitted.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../processes/command-line/read-command-line'
import { isAdmitted, readLockedPackages } from './read-licenses'

readCommandLine({ options: {} })
const LOCK = fileURLToPath(new URL('../../package-lock.json', import.meta.url))

const parsed: unknown = JSON.parse(await readFile(LOCK, 'utf8'))
const shipped = readLockedPackages(parsed).filter((locked) => !locked.isForDevelopment)
const licenses = [...new Set(shipped.map(({ license }) => license))].sort()
for (const license of licenses) {
  const names = shipped
    .filter((locked) => locked.license === license)
    .map(({ name, version }) => `${name} ${version}`)
  const verdict = isAdmitted(license) ? '' : '  NOT ADMITTED'
  console.log(
    `${license}${verdict}\n${[...new Set(names)]
      .sort()
      .map((name) => `  ${name}`)
      .join('\n')}\n`,
  )
}
if (!licenses.every(isAdmitted)) process.exitCode = 1
