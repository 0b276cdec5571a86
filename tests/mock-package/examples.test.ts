import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { browserLaunchOptions } from '../../scripts/system/browser'
import { isLong } from '../length'
import { installJest, README, runFile, runInProject, runJest, writeProject } from './project'

beforeAll(writeProject)

test.each([
  ['alone', []],
  ['and those of Node', ['--types', 'node']],
  ['as Node resolves them', ['--module', 'node16', '--moduleResolution', 'node16']],
])(
  'MPKG-4 the examples, and the files of the README, compile with the declarations %s',
  async (_, types) => {
    const { isOk, output } = await runInProject('typescript/bin/tsc', ['-p', '.', ...types])
    expect(isOk, output).toBe(true)
  },
)

test('MPKG-4 WORLD-4 Vitest: each test has a world of its own, a file is one, msw answers by one, and so in jsdom', async () => {
  const { isOk, output } = await runInProject('vitest/vitest.mjs', ['run', '--no-color'])
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/Tests\s+9 passed \(9\)/)
})

test('MPKG-4 Vitest: worlds are made in contexts of node:vm too, also in those of jsdom', async () => {
  const args = ['run', '--no-color', '--pool=vmThreads']
  const { isOk, output } = await runInProject('vitest/vitest.mjs', args)
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/Tests\s+9 passed \(9\)/)
})

test('MPKG-4 WKIT-4 Playwright: the calls of a test’s pages are answered by its world, payments by the widget too', async () => {
  const env = { KIT_BROWSER: JSON.stringify(browserLaunchOptions()) }
  const { isOk, output } = await runInProject('playwright/cli.js', ['test'], env)
  expect(isOk, output).toBe(true)
  expect(output).toMatch(/7 passed/)
})

test('MPKG-4 a world signs in where timers and crypto are jsdom’s own', async () => {
  expect(await runFile('as-jsdom.mjs')).toEqual({ isOk: true, output: 'signed in' })
})

test('MPKG-4 payments are answered as the README shows', async () => {
  const [, shown] =
    /`node pay\.mjs` prints\n\n```text\n(.*?)```/s.exec(await readFile(README, 'utf8')) ?? []
  expect(await runFile('pay.mjs')).toEqual({ isOk: true, output: shown?.trim() })
})

describe.runIf(isLong)('with Jest, which is installed for it', () => {
  beforeAll(async () => {
    const { isOk, output } = await installJest()
    expect(isOk, output).toBe(true)
  })

  test('MPKG-4 Jest: tests in CommonJS have worlds by an environment', async () => {
    const { isOk, output } = await runJest()
    expect(isOk, output).toBe(true)
    expect(output).toMatch(/Tests:\s+1 passed, 1 total/)
  })
})
