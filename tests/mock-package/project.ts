import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mock } from '../../scripts/packages/mock/record'
import { stagePackage } from '../../scripts/packages/stage-package'
import { widget } from '../../scripts/packages/widget'
import { type CommandResult, ROOT, runCommand } from '../../scripts/system/run-command'
import { readSnippets } from './snippets'

/** What the package's README says. */
export const README = join(ROOT, 'scripts/mock-package/texts/README.md')

/** Below the repository, so that test runners and msw are found as a project's own would be. */
const PROJECT = join(ROOT, '.cache/mock-kit')

const JEST_FOLDER = join(PROJECT, 'jest')
const JEST_FILES = ['world-environment.mjs', 'one-left.test.cjs']

const TYPE_SCRIPT = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['*.ts', '*.cts'],
}

/** Others install it by this name; here it is a part of `playwright`. */
const PLAYWRIGHT = 'node_modules/@playwright/test'

const FILES = {
  'package.json': JSON.stringify({ name: 'shop', type: 'module' }),
  'tsconfig.json': JSON.stringify(TYPE_SCRIPT),
  // As the package's README advises.
  'vitest.config.mjs': 'export default { test: { include: ["*.test.ts"], testTimeout: 30_000 } }',
  'playwright.config.mjs':
    'export default { testMatch: "*.spec.ts", workers: 1, timeout: 120_000, use: { launchOptions: JSON.parse(process.env.KIT_BROWSER) } }',
  [`${PLAYWRIGHT}/package.json`]: JSON.stringify({
    name: '@playwright/test',
    type: 'module',
    exports: { types: './index.d.ts', default: './index.js' },
  }),
  [`${PLAYWRIGHT}/index.js`]: "export * from 'playwright/test'",
  [`${PLAYWRIGHT}/index.d.ts`]: "export * from 'playwright/test'",
}

/**
 * A project with the mock's package, the files of its README and the examples, which are texts in the repository: it has no
 * package of that name.
 *
 * @throws Error when the package can't be built
 */
export async function writeProject(): Promise<void> {
  await rm(PROJECT, { recursive: true, force: true })
  await stagePackage(mock, join(PROJECT, 'node_modules', mock.name))
  // One of the examples pays with both.
  await stagePackage(widget, join(PROJECT, 'node_modules', widget.name))
  const examples = join(ROOT, 'tests/mock-package/examples')
  for (const name of await readdir(examples)) {
    await cp(join(examples, name), join(PROJECT, name.replace(/\.txt$/, '')))
  }
  const snippets = readSnippets(await readFile(README, 'utf8'))
  for (const [name, text] of [...Object.entries(FILES), ...snippets]) {
    await mkdir(dirname(join(PROJECT, name)), { recursive: true })
    await writeFile(join(PROJECT, name), text)
  }
}

/** Runs a tool of the repository in the project. */
export function runInProject(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return runFile(join(ROOT, 'node_modules', tool), args, env)
}

/** Runs a file of the project. */
export function runFile(
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [file, ...args], env, PROJECT)
}

/** Installs Jest beside the README's files for it. */
export async function installJest(): Promise<CommandResult> {
  await mkdir(JEST_FOLDER, { recursive: true })
  await writeFile(join(JEST_FOLDER, 'package.json'), '{"private":true}')
  for (const name of JEST_FILES) await cp(join(PROJECT, name), join(JEST_FOLDER, name))
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
  return runCommand('npm', ['install', ...quietly, 'jest@30.5.2'], {}, JEST_FOLDER)
}

/** Runs the README's test for Jest, in the README's environment. */
export function runJest(): Promise<CommandResult> {
  const args = ['node_modules/jest/bin/jest.js', '--testEnvironment', './world-environment.mjs']
  return runCommand(process.execPath, args, {}, JEST_FOLDER)
}
