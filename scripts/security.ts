/**
 * `npm run security`: writes the tables of docs/security.md: who may call what, which attacks are tested, the state of OWASP ASVS.
 * Fails on a requirement of level 1 or 2 that is missing or listed twice, and on a named test that does not exist.
 * `--check` writes nothing and fails on a page that is not what the tables are.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadContract } from '../mocks/api/contract/contract'
import { readCommandLine } from './processes/command-line/read-command-line'
import { readTests } from './requirements/read-tests'
import { chapters } from './security/asvs/asvs'
import { levelsUpTo } from './security/asvs/levels'
import { attacks } from './security/attacks'
import { findMisnumbered, findUnknown } from './security/find-problems'
import { listNamedTests } from './security/named-by-page'
import { renderAccessTable } from './security/page/access-table'
import { renderAsvsTables } from './security/page/asvs-tables'
import { describeTests } from './security/page/describe-tests'
import { fillPage } from './security/page/fill-page'
import { renderTable } from './security/page/render-table'

const { values } = readCommandLine({ options: { check: { type: 'boolean', default: false } } })
const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PAGE = join(ROOT, 'docs/security.md')
const LEVEL = 2

const levels = levelsUpTo(LEVEL)
const requirements = chapters.flatMap((chapter) => chapter.requirements)
const problems = [
  ...findMisnumbered(requirements, levels),
  ...findUnknown(listNamedTests(), await readTests(ROOT, new Set())).map(
    (named) => `no such test: ${named}`,
  ),
]

const page = await readFile(PAGE, 'utf8')
const filled = fillPage(page, {
  access: renderAccessTable((await loadContract()).operations),
  attacks: renderTable(
    ['Attack', 'Result', 'Tests'],
    attacks.map(({ attack, outcome, tests }) => [attack, outcome, describeTests(tests)]),
  ),
  asvs: renderAsvsTables(levels),
})
if (filled !== page) {
  if (values.check) {
    problems.push('docs/security.md is not what its tables are: npm run security')
  } else {
    await writeFile(PAGE, filled)
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
