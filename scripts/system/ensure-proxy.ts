import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command'

/** Without nginx's optional modules, and what makes a certificate for it. */
const PACKAGES = ['nginx-light', 'openssl']

/**
 * Whether nginx can be tested with here, after its package was installed where that does no harm: as root, and where no
 * systemd would start the server that the package brings.
 */
export async function ensureProxy(): Promise<boolean> {
  if (hasProgram('nginx') && hasProgram('openssl')) return true
  const mayInstall = process.getuid?.() === 0 && !existsSync('/run/systemd/system')
  if (!mayInstall || !hasProgram('apt-get')) return false
  const install = ['install', '-y', '--no-install-recommends', ...PACKAGES]
  const settings = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [install, ['update'], install]) {
    const { isOk } = await runCommand('apt-get', args, settings)
    if (isOk && args === install) return true
  }
  return false
}

/** Distributions put servers where only root looks for programs. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(existsSync)
}

function hasProgram(name: string): boolean {
  return findProgram(name) !== undefined
}
