import { findProgram } from './find-program'
import { runCommand } from './run-command'

/** Another installation may be under way: a machine's own updates after its start, say. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=300']
const SETTINGS = { DEBIAN_FRONTEND: 'noninteractive' }

/**
 * Installs packages of a Debian-like distribution, without what they only recommend; the lists of packages are read
 * anew where that fails.
 *
 * @returns what went wrong, each in a line; nothing once they are installed
 */
export async function installPackages(names: readonly string[]): Promise<readonly string[]> {
  if (!findProgram('apt-get')) return ['There is no apt-get to install packages with.']
  const install = ['install', '-y', '--no-install-recommends', ...names]
  const faults: string[] = []
  for (const args of [install, ['update'], install]) {
    const { isOk, output } = await runCommand('apt-get', [...WAIT_FOR_OTHERS, ...args], SETTINGS)
    if (isOk && args === install) return []
    if (!isOk) {
      faults.push(`\`apt-get ${args.join(' ')}\` failed: ${output.split('\n').at(-1) ?? ''}`)
    }
  }
  return faults
}
