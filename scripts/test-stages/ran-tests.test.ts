import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../system/run-command'
import { readPlaywrightRun, readVitestRun } from './ran-tests'

test('vitest’s tests come with their groups and what became of them', () => {
  const assertion = (title: string, status: string, ...ancestorTitles: string[]) => ({
    title,
    status,
    ancestorTitles,
  })
  const name = join(ROOT, 'tests/api/a.test.ts')
  const report = {
    testResults: [
      {
        name,
        assertionResults: [
          assertion('one', 'passed', 'group', 'inner'),
          assertion('two', 'failed'),
          assertion('three', 'pending'),
        ],
      },
    ],
  }
  const file = 'tests/api/a.test.ts'
  expect(readVitestRun(JSON.stringify(report))).toEqual([
    { file, title: 'group > inner > one', outcome: 'passed' },
    { file, title: 'two', outcome: 'failed' },
    { file, title: 'three', outcome: 'skipped' },
  ])
})

test('playwright’s tests too, at whatever depth', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  })
  const file = 'storefront/a.spec.ts'
  const report = {
    config: { rootDir: join(ROOT, 'tests') },
    suites: [
      {
        title: file,
        file,
        specs: [spec('one', 'expected'), spec('two', 'skipped')],
        suites: [
          {
            title: 'group',
            file,
            specs: [spec('three', 'flaky'), spec('four', 'expected', 'unexpected')],
          },
        ],
      },
    ],
  }
  const found = { file: 'tests/storefront/a.spec.ts' }
  expect(readPlaywrightRun(JSON.stringify(report))).toEqual([
    { ...found, title: 'one', outcome: 'passed' },
    { ...found, title: 'two', outcome: 'skipped' },
    { ...found, title: 'group > three', outcome: 'passed', failedBefore: [], errorContexts: [] },
    { ...found, title: 'group > four', outcome: 'failed' },
  ])
})
