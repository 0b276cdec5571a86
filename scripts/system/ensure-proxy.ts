import { existsSync } from 'node:fs'
import { findProgram } from './find-program'
import { installPackages } from './install-packages'

/** Without nginx's optional modules, and what makes a certificate for it. */
const PACKAGES = ['nginx-light', 'openssl']

/**
 * Whether nginx can be tested with here, after its package was installed where that does no harm: as root, and where no
 * systemd would start the server that the package brings.
 */
export async function ensureProxy(): Promise<boolean> {
  if (hasProgram('nginx') && hasProgram('openssl')) return true
  const mayInstall = process.getuid?.() === 0 && !existsSync('/run/systemd/system')
  if (!mayInstall) return false
  return (await installPackages(PACKAGES)).length === 0
}

function hasProgram(name: string): boolean {
  return findProgram(name) !== undefined
}
