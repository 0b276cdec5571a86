/**
 * `npm run requirements`: each requirement of tests/requirements.md with the tests that carry its id. Fails on an id
 * that the list does not have, and on a promised requirement without a test. `--missing` lists only those without.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from './processes/command-line/read-command-line'
import { promised } from './requirements/promised'
import { readTests } from './requirements/read-tests'
import { describeProblems, describeRows } from './requirements/report'
import { readRequirementIds, traceRequirements } from './requirements/trace'

const { values } = readCommandLine({ options: { missing: { type: 'boolean', default: false } } })
const ROOT = fileURLToPath(new URL('../', import.meta.url))

const ids = readRequirementIds(await readFile(join(ROOT, 'tests/requirements.md'), 'utf8'))
const prefixes = new Set(ids.map((id) => id.replace(/-\d+$/, '')))

const trace = traceRequirements(ids, promised, await readTests(ROOT, prefixes))

console.log(describeRows(trace, { onlyMissing: values.missing }))
const problems = describeProblems(trace)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
