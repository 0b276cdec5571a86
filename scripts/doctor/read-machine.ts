import { constants, existsSync } from 'node:fs'
import { access, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from '../../mocks/api/configuration'
import { dataDirectoryOf } from '../../mocks/api/startup/data-directory'
import { locateBuild } from '../start/build-storefront'
import type { MachineFacts } from './examine-machine'

/** Vite compiles its settings in there. */
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Facts about this machine; without settings the data directory is unknown. */
export async function readMachine(now: Date, configuration?: Configuration): Promise<MachineFacts> {
  const { databaseUrl, dataDirectory } = configuration ?? {}
  const path = dataDirectory ?? dataDirectoryOf('service')
  const build = await locateBuild('braintree')
  return {
    nodeVersion: process.versions.node,
    npmVersion: /^npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1],
    isStorefrontBuilt: existsSync(build),
    canBuild: (await mayWrite(findPresent(dirname(build)))) && (await mayWrite(MODULES)),
    openFiles: await readOpenFiles(),
    ...(configuration && databaseUrl === undefined ? { directory: await readDirectory(path) } : {}),
    now,
  }
}

/** Of this process, which Node has raised as far as it may. */
async function readOpenFiles(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const [, limit] = /^Max open files +(\d+)/m.exec(limits) ?? []
  return limit === undefined ? undefined : Number(limit)
}

async function readDirectory(path: string): Promise<NonNullable<MachineFacts['directory']>> {
  const present = findPresent(resolve(path))
  const isWritable = (await mayWrite(present)) && (await stat(present)).isDirectory()
  const { bavail, bsize } = await statfs(present)
  return { path, isWritable, freeBytes: bavail * bsize }
}

async function mayWrite(path: string): Promise<boolean> {
  return access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
}

/** The directory itself, or the nearest existing parent. */
function findPresent(path: string): string {
  return existsSync(path) ? path : findPresent(dirname(path))
}
