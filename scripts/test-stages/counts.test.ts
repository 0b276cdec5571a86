import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../system/run-command'
import { countPlaywright } from './count-playwright'
import { nameRepeated } from './run-playwright'
import { addResults, runStage } from './stage'
import { countVitest, describeGroups, vitestStage } from './vitest-stage'

const vitestReport = (counts: object, files: object[] = []) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: files,
    ...counts,
  })

test('vitest’s counts are taken as they are', () => {
  const report = vitestReport({ numFailedTests: 2, numPendingTests: 1 })
  expect(countVitest(report, false)).toEqual({ passed: 5, failed: 2, skipped: 1 })
})

test('a file that could not be loaded is a failure though none of its tests failed', () => {
  const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(countVitest(vitestReport({}, [file]), false)).toMatchObject({ passed: 5, failed: 1 })
})

test('an error outside of any test is a failure', () => {
  expect(countVitest(vitestReport({}), false)).toMatchObject({ passed: 5, failed: 1 })
  expect(countVitest(vitestReport({}), true)).toMatchObject({ passed: 5, failed: 0 })
})

const group = (name: string, ...paths: string[]) => ({ name, about: '', paths })

test('of groups that share a run, each is counted by where its files are', () => {
  const file = (path: string, ...statuses: string[]) => ({
    name: join(ROOT, path),
    status: 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })
  const report = vitestReport({}, [
    file('src/a.test.ts', 'passed', 'failed'),
    file('widget/b.test.ts', 'passed'),
    file('tests/api/src/c.test.ts', 'passed', 'skipped'),
  ])
  const groups = [group('unit', 'src/', 'widget/'), group('api', 'tests/api'), group('start', 'x')]
  expect(describeGroups(report, groups)).toBe('unit 2, api 1, start 0')
})

test('a group that runs alone gives its name to the run', () => {
  const names = [[group('api')], [group('api'), group('start')]].map((all) => vitestStage(all).name)
  expect(names).toEqual(['api', 'vitest'])
})

test.each([
  [{ unexpected: 2 }, [], 2],
  [{}, [{ message: 'A server did not start.' }], 1],
])('playwright with %j and errors %j: %i failed', (stats, errors, failed) => {
  const none = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }
  const report = JSON.stringify({ stats: { ...none, ...stats }, errors })
  expect(countPlaywright(report, false)).toEqual({ passed: 7, failed, skipped: 0 })
})

test('a test that passed only when repeated has passed, and is named with what its page said', async ({
  onTestFinished,
}) => {
  const stats = { expected: 7, unexpected: 0, flaky: 1, skipped: 0 }
  const report = JSON.stringify({ stats, errors: [] })
  expect(countPlaywright(report, true)).toEqual({ passed: 8, failed: 0, skipped: 0 })
  const ran = { file: 'tests/storefront/a.spec.ts', title: 'pays', outcome: 'passed' } as const
  expect(await nameRepeated([ran])).toBe('')

  const folder = await mkdtemp(join(tmpdir(), 'error-context-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'error-context.md')
  await writeFile(path, '```yaml\n- main:\n  - status: It is slow.\n```\n')
  const message =
    'Error: expect(received).toBe(expected)\n\nExpected: 0\nReceived:    7\n\n  18 | it()'
  const slow = { ...ran, title: 'is slow', failedBefore: [message], errorContexts: [path] }
  expect(await nameRepeated([ran, slow])).toBe(
    '; 1 passed only when repeated (tests/storefront/a.spec.ts > is slow: Error: expect(received).toBe(expected) Expected: 0 Received: 7; its page said “It is slow.”)',
  )
})

test('a stage that can not be run has failed once and says why', async () => {
  const run = async () => {
    throw new Error('no such tool')
  }
  const result = await runStage({ name: 'broken', about: '', run })
  expect(result).toMatchObject({ passed: 0, failed: 1 })
  expect(result.output).toContain('no such tool')
})

test('results add up', () => {
  const one = { passed: 3, failed: 1, skipped: 9, output: '' }
  expect(addResults([one, one])).toEqual({ passed: 6, failed: 2 })
})
