import { existsSync } from 'node:fs'
import { findProgram } from './find-program'
import { installPackages } from './install-packages'

/** Without nginx's optional modules, and what makes a certificate for it. */
const PACKAGES = ['nginx-light', 'openssl']

/**
 * Whether a proxy can be tested with here. nginx is installed where that does no harm: as root, and where no systemd would
 * start the server that the package brings. Elsewhere Caddy does as well.
 */
export async function ensureProxy(): Promise<boolean> {
  if (hasProgram('nginx') && hasProgram('openssl')) return true
  const mayInstall = process.getuid?.() === 0 && !existsSync('/run/systemd/system')
  if (mayInstall && (await installPackages(PACKAGES)).length === 0) return true
  return hasProgram('caddy') && hasProgram('openssl')
}

function hasProgram(name: string): boolean {
  return findProgram(name) !== undefined
}
