/**
 * `npm run licences`: the packages that the shop and the widget are made of, by licence. Exit 1: one of them has a
 * licence that is not admitted.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isAdmitted, readLockedPackages } from './licences/read-licences'

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url))

const parsed: unknown = JSON.parse(await readFile(LOCK, 'utf8'))
const shipped = readLockedPackages(parsed).filter((locked) => !locked.isForDevelopment)
const licences = [...new Set(shipped.map(({ licence }) => licence))].sort()
for (const licence of licences) {
  const names = shipped
    .filter((locked) => locked.licence === licence)
    .map(({ name, version }) => `${name} ${version}`)
  const verdict = isAdmitted(licence) ? '' : '  NOT ADMITTED'
  console.log(
    `${licence}${verdict}\n${[...new Set(names)]
      .sort()
      .map((name) => `  ${name}`)
      .join('\n')}\n`,
  )
}
if (!licences.every(isAdmitted)) process.exitCode = 1
