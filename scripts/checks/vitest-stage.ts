import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod/mini'
import { runTool } from './run-command'
import type { Stage, StageResult } from './stage'

const reportSchema = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.looseObject({
      status: z.string(),
      assertionResults: z.array(z.looseObject({ status: z.string() })),
    }),
  ),
})

/** The tests that Vitest finds in these paths, with settings of its environment. */
export function vitestStage(
  name: string,
  about: string,
  paths: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Stage {
  return {
    name,
    about,
    async run() {
      const file = `.cache/checks/${name}.json`
      await rm(file, { force: true })
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const args = ['run', ...paths, ...reporters]
      const { isOk, output } = await runTool('vitest', args, environment)
      return { ...countVitest(await readFile(file, 'utf8'), isOk), output }
    },
  }
}

/** Counts what Vitest's JSON report holds; a file that could not even be loaded counts as one failure. */
export function countVitest(report: string, isOk: boolean): Omit<StageResult, 'output'> {
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
