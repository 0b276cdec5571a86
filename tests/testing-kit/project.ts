import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stagePackage } from '../../scripts/packages/stage-package'
import { widget } from '../../scripts/packages/widget'
import { installFromRegistry } from '../../scripts/system/install-from-registry'
import { listFiles } from '../../scripts/system/list-files'
import { type CommandResult, ROOT, runCommand } from '../../scripts/system/run-command'
import { readSnippets } from './read-snippets'

/** Below the repository, so that the test runners and the provider are found as a merchant's own would be. */
export const PROJECT = join(ROOT, '.cache/testing-kit')

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
    jsx: 'react-jsx',
  },
  include: ['*.ts', '*.tsx'],
}

/** Merchants install it by this name; here it is a part of `playwright`. */
const PLAYWRIGHT = {
  name: '@playwright/test',
  type: 'module',
  exports: { types: './index.d.ts', default: './index.js' },
}

/**
 * A merchant's project with the widget's package, what the page shows, and what a shop has besides.
 *
 * @throws Error when the package can't be built
 */
export async function writeProject(): Promise<void> {
  await rm(PROJECT, { recursive: true, force: true })
  await stagePackage(widget, join(PROJECT, 'node_modules', widget.name))
  await copyShop()
  const snippets = await readSnippets(join(ROOT, 'docs/widget/testing.md'))
  const files = new Map<string, string>([
    ...snippets,
    ['first.jest.mjs', forJest(snippets.get('first.test.ts') ?? '')],
    ['package.json', JSON.stringify({ name: 'shop', type: 'module' })],
    ['tsconfig.json', JSON.stringify(TYPE_SCRIPT)],
    [`node_modules/${PLAYWRIGHT.name}/package.json`, JSON.stringify(PLAYWRIGHT)],
    ...['index.js', 'index.d.ts'].map(
      (name) =>
        [`node_modules/${PLAYWRIGHT.name}/${name}`, "export * from 'playwright/test'"] as const,
    ),
  ])
  for (const [name, text] of files) {
    const file = join(PROJECT, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Modules of the project are texts in the repository, which has no package of that name. */
async function copyShop(): Promise<void> {
  const folder = join(ROOT, 'tests/testing-kit/shop')
  for (const name of await listFiles(folder, '.')) {
    await cp(join(folder, name), join(PROJECT, name.replace(/\.txt$/, '')))
  }
}

/** Runs a tool of the repository in the merchant's project. */
export function runInProject(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [join(ROOT, 'node_modules', tool), ...args], env, PROJECT)
}

/**
 * Installs tools into a folder of the project, where they stand in nobody's way.
 *
 * @throws Error when one can't be had
 */
export async function installTools(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await installFromRegistry(folder, ['install', ...packages])
}

/** Jest has `test` and `expect` without an import. */
function forJest(source: string): string {
  return source.replace(/^import .* from 'vitest'\n/m, '')
}
