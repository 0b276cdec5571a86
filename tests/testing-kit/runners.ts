import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommandResult, runCommand } from '../../scripts/system/run-command'
import { countPlaywright } from '../../scripts/test-stages/count-playwright'
import { countVitest } from '../../scripts/test-stages/vitest-stage'
import { PROJECT, runInProject } from './project'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** What the runner wrote, for whoever reads a failure. */
  readonly output: string
}

const REPORT = 'report.json'
const BABEL_PLUGINS = [
  '@babel/plugin-transform-dynamic-import',
  '@babel/plugin-transform-modules-commonjs',
]
const JEST_FOLDER = join(PROJECT, 'jest')
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

/** Installs Jest into a folder of the project, for tests as ES modules and for those that Babel turns into CommonJS. */
export async function installJest(): Promise<CommandResult> {
  const test = await readFile(join(PROJECT, 'first.jest.mjs'), 'utf8')
  const files = {
    'package.json': '{"private":true}',
    'babel.config.json': JSON.stringify({ plugins: BABEL_PLUGINS }),
    'first.jest.mjs': test,
    'first.jest.js': test,
  }
  await mkdir(JEST_FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(JEST_FOLDER, name), text)
  }
  for (const name of ['jest.config.mjs', 'jest.commonjs.config.cjs']) {
    await cp(join(PROJECT, name), join(JEST_FOLDER, name))
  }
  return runCommand('npm', ['install', ...QUIETLY, ...JEST, ...BABEL_PLUGINS], {}, JEST_FOLDER)
}

/** Runs the page's test for Jest, by one of the page's configurations. */
export function runJest(config: string, nodeOptions = ''): Promise<CommandResult> {
  const jest = join(JEST_FOLDER, 'node_modules/jest/bin/jest.js')
  const args = [jest, '--config', config]
  return runCommand(process.execPath, args, { NODE_OPTIONS: nodeOptions }, JEST_FOLDER)
}

async function readReport(): Promise<string> {
  return readFile(join(PROJECT, REPORT), 'utf8')
}
