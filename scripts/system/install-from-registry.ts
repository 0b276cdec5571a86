import { type CommandResult, runNpm } from './run-command'

/** The registry can't be asked, which says nothing about the package. */
export class RegistryUnreachable extends Error {
  override readonly name = 'RegistryUnreachable'
}

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs packages into a folder outside of the repository's own: from npm's cache, and what isn't there from the registry.
 *
 * @param command of npm, such as `['ci']`
 * @throws RegistryUnreachable when something is neither here nor there
 */
export async function installFromRegistry(
  folder: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const args = [...command, ...QUIETLY]
  // Without it npm asks the registry for each package all the same, which takes ten times as long.
  const { isOk } = await runNpm([...args, '--offline'], env, folder)
  if (isOk) return
  refuse(await runNpm([...args, '--prefer-offline'], env, folder))
}

const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/

/** @throws RegistryUnreachable or Error, when an installation failed */
export function refuse({ isOk, output }: CommandResult): void {
  if (isOk) return
  const [code] = NO_NETWORK.exec(output) ?? []
  if (code) throw new RegistryUnreachable(`The registry can’t be reached (${code}).`)
  throw new Error(output)
}
