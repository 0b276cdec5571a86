import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installFromRegistry, RegistryUnreachable } from '../system/install-from-registry'
import { type CommandResult, findTool, ROOT, runCommand } from '../system/run-command'

/** What `npm ci` leaves out: large, and needed by a command that few people run. Each has a folder here with its lock file. */
export const EXTRA_TOOLS = ['drizzle-kit', 'lighthouse'] as const

export type ExtraTool = (typeof EXTRA_TOOLS)[number]

const LOCK = 'package-lock.json'

/** Runs an extra tool with this same Node, in the repository's root; installs it first if it isn't there. */
export async function runExtraTool(
  tool: ExtraTool,
  args: readonly string[],
): Promise<CommandResult> {
  return runCommand(process.execPath, [await ensureExtraTool(tool), ...args])
}

/**
 * The path of an extra tool's command. What its lock file names is installed into `.cache/tools`, once: below the repository,
 * so that the tool finds the repository's packages as its peers.
 *
 * @throws RegistryUnreachable when it isn't installed yet, and can't be
 */
export async function ensureExtraTool(
  tool: ExtraTool,
  { cache = '.cache/tools', env = {} }: { cache?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const source = join(ROOT, 'scripts/tools', tool)
  const home = join(ROOT, cache, tool)
  if (!(await isInstalled(source, home))) {
    await mkdir(home, { recursive: true })
    for (const file of ['package.json', LOCK]) await cp(join(source, file), join(home, file))
    await installFromRegistry(home, ['ci'], env).catch((error: unknown) => {
      if (!(error instanceof RegistryUnreachable)) throw error
      throw new RegistryUnreachable(
        `${error.message} ${tool} is not part of \`npm ci\`; this command installs it when it is first run, which takes a connection.`,
      )
    })
  }
  return findTool(tool, home)
}

/** npm writes the inner lock file last, so there is none after an installation that was interrupted. */
async function isInstalled(source: string, home: string): Promise<boolean> {
  if (!existsSync(join(home, 'node_modules', `.${LOCK}`))) return false
  const [wanted, present] = await Promise.all(
    [source, home].map((folder) => readFile(join(folder, LOCK), 'utf8')),
  )
  return wanted === present
}
