import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'
import { endProcess } from '../processes/stop'
import { RUN_FILE } from '../run/run-file'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const require = createRequire(import.meta.url)

export interface CommandResult {
  isOk: boolean
  /** What it wrote, both streams in their order. */
  output: string
}

const running = new Set<ChildProcess>()

/** Ends the commands under way, so that none is left behind by an interrupted run. */
export async function stopCommands(): Promise<void> {
  await Promise.all([...running].map(endProcess))
}

/** Runs a command, in the repository's root unless told otherwise, and keeps what it writes. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = ROOT,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ isOk: code === 0, output: Buffer.concat(chunks).toString('utf8').trim() })
    })
  })
}

/**
 * Runs the command-line tool of an installed package with this same Node.
 *
 * @throws Error when the package has no command-line tool
 */
export function runTool(
  packageName: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return runCommand(process.execPath, [findTool(packageName), ...args], env)
}

/** Runs npm: the one that runs this, if one does, since Windows starts no `npm` without a shell. */
export function runNpm(
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<CommandResult> {
  const runner = process.env['npm_execpath']
  return runner && /npm-cli\.js$/.test(runner)
    ? runCommand(process.execPath, [runner, ...args], env, cwd)
    : runCommand('npm', args, env, cwd)
}

/** Runs one of our own scripts. */
export function runScript(script: string, args: readonly string[] = []): Promise<CommandResult> {
  return runCommand(process.execPath, [RUN_FILE, join('scripts', script), ...args])
}

const manifestSchema = z.looseObject({
  bin: z.union([z.string(), z.record(z.string(), z.string())]),
})

/**
 * The command-line tool of an installed package.
 *
 * @param home the folder that holds `node_modules`
 * @throws Error when the package has none
 */
export function findTool(packageName: string, home = ROOT): string {
  const manifestPath = join(home, 'node_modules', packageName, 'package.json')
  const { bin } = manifestSchema.parse(require(manifestPath))
  const tool =
    typeof bin === 'string'
      ? bin
      : (bin[packageName.split('/').at(-1) ?? ''] ?? Object.values(bin)[0])
  if (!tool) throw new Error(`The package ${packageName} has no command-line tool.`)
  return join(dirname(manifestPath), tool)
}
