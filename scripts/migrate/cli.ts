/** `npm run migrate -- file.js…`: what a page or module has to change to leave the old drop-in. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { advise } from './advise'
import { findUsages } from './find/find-usages'
import type { Finding } from './finding'

const { positionals: files } = parseArgs({ allowPositionals: true })
if (files.length === 0) {
  console.error(
    'Name the pages or modules that use braintree-web-drop-in: npm run migrate -- file…',
  )
  process.exitCode = 2
}

let changes = 0
for (const file of files) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    console.error(`${file}: can't be read (${error instanceof Error ? error.message : error})`)
    process.exitCode = 2
  })
  if (text === undefined) continue
  const findings = withoutRepeats(findUsages(file, text).flatMap(advise))
  changes += findings.filter(({ kind }) => kind === 'change').length
  for (const finding of findings) console.log(describe(file, finding))
  if (findings.length === 0) console.log(`${file}: no use of braintree-web-drop-in found.`)
}
if (files.length > 0)
  console.log(`\n${changes} to change; what is marked better works as it stands.`)

/** Findings that need no change are reported once per file. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const first = new Map(findings.toReversed().map((finding) => [finding.text, finding]))
  return findings.filter(
    (finding) => finding.kind === 'change' || first.get(finding.text) === finding,
  )
}

function describe(file: string, { line, column, kind, text }: Finding): string {
  return `${file}:${line}:${column}  ${kind.padEnd(6)}  ${text}`
}
