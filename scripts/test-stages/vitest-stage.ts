import { rm } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { z } from 'zod/mini'
import { ROOT, runTool } from '../system/run-command'
import { readVitestRun } from './ran-tests'
import { readReport } from './read-report'
import type { Stage, StageResult } from './stage'

const reportSchema = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.looseObject({ status: z.string() })),
    }),
  ),
})

/** Tests that can be chosen by name, as in `npm test -- api`. */
export interface TestGroup {
  readonly name: string
  readonly about: string
  /** Where its files are. */
  readonly paths: readonly string[]
}

export interface VitestOptions {
  readonly environment?: NodeJS.ProcessEnv
  /** How many files run beside each other; as many as there are cores when it is left out. */
  readonly workers?: number
}

/** Groups of tests in one run of Vitest: in a run for each, a core would wait for the last file of every group. */
export function vitestStage(
  groups: readonly TestGroup[],
  { environment = {}, workers }: VitestOptions = {},
): Stage {
  const [first, ...others] = groups
  const name = first && others.length === 0 ? first.name : 'vitest'
  return {
    name,
    about: groups.map(({ about }) => about).join('; '),
    async run() {
      const file = `.cache/checks/${name}.json`
      await rm(file, { force: true })
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const limit = workers === undefined ? [] : [`--maxWorkers=${workers}`]
      const args = ['run', ...groups.flatMap(({ paths }) => paths), ...reporters, ...limit]
      const { isOk, output } = await runTool('vitest', args, environment)
      const report = await readReport(file, output)
      const note = others.length === 0 ? {} : { note: describeGroups(report, groups) }
      const paths = groups.flatMap((group) => group.paths)
      const run = {
        tests: readVitestRun(report),
        holds: (file: string) =>
          /\.test\.tsx?$/.test(file) && paths.some((path) => file.startsWith(path)),
      }
      return { ...countVitest(report, isOk), output, run, ...note }
    },
  }
}

/** How many tests of each group passed. */
export function describeGroups(report: string, groups: readonly TestGroup[]): string {
  const { testResults } = reportSchema.parse(JSON.parse(report))
  const placeOf = (file: string) => relative(ROOT, file).replaceAll(sep, '/')
  const count = ({ paths }: TestGroup) =>
    testResults
      .filter(({ name }) => paths.some((path) => placeOf(name).startsWith(path)))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length
  return groups.map((group) => `${group.name} ${count(group)}`).join(', ')
}

/** Counts the tests in Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(
  report: string,
  isOk: boolean,
): Pick<StageResult, 'passed' | 'failed' | 'skipped'> {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = reportSchema.parse(
    JSON.parse(report),
  )
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const counted = numFailedTests + unloaded.length
  // An error outside of any test fails the run and shows in no count.
  const failed = counted === 0 && !isOk ? 1 : counted
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}
