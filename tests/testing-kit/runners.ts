import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommandResult, runCommand } from '../../scripts/system/run-command'
import { countPlaywright } from '../../scripts/test-stages/playwright-stage'
import { countVitest } from '../../scripts/test-stages/vitest-stage'
import { PROJECT, runInProject } from './project'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** What the runner wrote, for whoever reads a failure. */
  readonly output: string
}

const REPORT = 'report.json'
const QUIETLY = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
const JEST = ['jest@30.5.2', 'jest-environment-jsdom@30.5.2']

/** Runs the project's tests with Vitest. */
export async function runVitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const filters = ['test.ts']
  const { isOk, output } = await runInProject(
    'vitest/vitest.mjs',
    ['run', ...filters, ...args, ...reporters],
    env,
  )
  const { passed, failed } = countVitest(await readReport(), isOk)
  return { passed, failed, output }
}

/** Runs the project's tests with Playwright. */
export async function runPlaywright(env: NodeJS.ProcessEnv): Promise<Counts> {
  const { isOk, output } = await runInProject('playwright/cli.js', ['test'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(PROJECT, REPORT),
  })
  const { passed, failed } = countPlaywright(await readReport(), isOk)
  return { passed, failed, output }
}

/** Installs Jest into a folder of the project, and runs the page's test for it there. */
export async function runJest(): Promise<CommandResult> {
  const folder = join(PROJECT, 'jest')
  await mkdir(folder, { recursive: true })
  for (const name of ['jest.config.mjs', 'first.jest.mjs']) {
    await cp(join(PROJECT, name), join(folder, name))
  }
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  const installed = await runCommand('npm', ['install', ...QUIETLY, ...JEST], {}, folder)
  if (!installed.isOk) return installed
  const jest = join(folder, 'node_modules/jest/bin/jest.js')
  return runCommand(process.execPath, [jest], { NODE_OPTIONS: '--experimental-vm-modules' }, folder)
}

async function readReport(): Promise<string> {
  return readFile(join(PROJECT, REPORT), 'utf8')
}
