import { beforeAll, expect, test } from 'vitest'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { runInProject, writeProject } from './project'

/** Where the package has to be built first. */
const MAKING_MS = 180_000
const RUN = { timeout: 60_000 }

beforeAll(writeProject, MAKING_MS)

test('MPKG-4 the examples compile with the declarations', RUN, async () => {
  const { isOk, output } = await runInProject('typescript-native/bin/tsc', ['-p', '.'])
  expect(isOk, output).toBe(true)
})

test('MPKG-4 Vitest: each test has a world of its own, and msw answers by one', RUN, async () => {
  const { isOk, output } = await runInProject('vitest/vitest.mjs', ['run', '--no-color'])
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/Tests\s+4 passed \(4\)/)
})

test('MPKG-4 Playwright: a page’s calls are answered by its test’s world', RUN, async () => {
  const env = { KIT_BROWSER: JSON.stringify(browserLaunchOptions()) }
  const { isOk, output } = await runInProject('playwright/cli.js', ['test'], env)
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/2 passed/)
})
