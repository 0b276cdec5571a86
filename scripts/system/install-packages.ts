import { findProgram } from './find-program'
import { runCommand } from './run-command'

/** Another installation may be under way: a machine's own updates after its start, say. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=300']
const SETTINGS = { DEBIAN_FRONTEND: 'noninteractive' }

/** One reading of the lists of packages serves the whole process. */
let reading: Promise<readonly string[]> | undefined

/**
 * Installs the newest packages of a Debian-like distribution, without what they only recommend. The lists of packages are read
 * anew before: old ones name versions that have gone, or that the security updates have long replaced.
 *
 * @returns what went wrong, each in a line; nothing once they are installed
 */
export async function installPackages(names: readonly string[]): Promise<readonly string[]> {
  if (!findProgram('apt-get')) return ['There is no apt-get to install packages with.']
  reading ??= runApt(['update'])
  const unread = await reading
  const faults = await runApt(['install', '-y', '--no-install-recommends', ...names])
  return faults.length === 0 ? [] : [...unread, ...faults]
}

async function runApt(args: readonly string[]): Promise<readonly string[]> {
  const { isOk, output } = await runCommand('apt-get', [...WAIT_FOR_OTHERS, ...args], SETTINGS)
  if (isOk) return []
  return [`\`apt-get ${args.join(' ')}\` failed: ${output.split('\n').at(-1) ?? ''}`]
}
