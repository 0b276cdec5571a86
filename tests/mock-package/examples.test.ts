import { beforeAll, expect, test } from 'vitest'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { runInProject, writeProject } from './project'

beforeAll(writeProject)

test.each([
  ['alone', []],
  ['and those of Node', ['--types', 'node']],
])('MPKG-4 the examples compile with the declarations %s', async (_, types) => {
  const { isOk, output } = await runInProject('typescript-native/bin/tsc', ['-p', '.', ...types])
  expect(isOk, output).toBe(true)
})

test('MPKG-4 Vitest: each test has a world of its own, and msw answers by one', async () => {
  const { isOk, output } = await runInProject('vitest/vitest.mjs', ['run', '--no-color'])
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/Tests\s+4 passed \(4\)/)
})

test('MPKG-4 Playwright: a page’s calls are answered by its test’s world', async () => {
  const env = { KIT_BROWSER: JSON.stringify(browserLaunchOptions()) }
  const { isOk, output } = await runInProject('playwright/cli.js', ['test'], env)
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/2 passed/)
})
