import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CommandResult, ROOT, runCommand } from '../../scripts/system/run-command'
import { readSnippets } from './read-snippets'

/** Below the repository, so that the test runners and the provider are found as a merchant's own would be. */
export const PROJECT = join(ROOT, '.cache/testing-kit')

const PACKAGE = {
  name: 'prompt-bazaar-widget',
  type: 'module',
  exports: {
    '.': './dropin.mjs',
    './testing': './testing.mjs',
    './testing/playwright': './testing-playwright.mjs',
  },
}

/** Merchants install it by this name; here it is a part of `playwright`. */
const PLAYWRIGHT = { name: '@playwright/test', type: 'module', exports: './index.js' }

/**
 * A merchant's project with the built widget, what the page shows, and what a shop has besides.
 *
 * @throws Error when the widget is not built (`npm run build`)
 */
export async function writeProject(): Promise<void> {
  await rm(PROJECT, { recursive: true, force: true })
  const modules = join(PROJECT, 'node_modules')
  await cp(join(ROOT, 'dist/widget'), join(modules, PACKAGE.name), { recursive: true })
  await cp(join(ROOT, 'tests/testing-kit/shop'), PROJECT, { recursive: true })
  const snippets = await readSnippets(join(ROOT, 'docs/widget/testing.md'))
  const files = new Map([
    ...snippets,
    ['first.jest.mjs', forJest(snippets.get('first.test.ts') ?? '')],
    ['package.json', JSON.stringify({ name: 'shop', type: 'module' })],
    [`node_modules/${PACKAGE.name}/package.json`, JSON.stringify(PACKAGE)],
    [`node_modules/${PLAYWRIGHT.name}/package.json`, JSON.stringify(PLAYWRIGHT)],
    [`node_modules/${PLAYWRIGHT.name}/index.js`, "export * from 'playwright/test'"],
  ])
  for (const [name, text] of files) {
    const file = join(PROJECT, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
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

/** Jest has `test` and `expect` without an import. */
function forJest(source: string): string {
  return source.replace(/^import .* from 'vitest'\n/m, '')
}
