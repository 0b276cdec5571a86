import { constants, existsSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Configuration } from '../../mocks/api/configuration'
import { dataDirectoryOf } from '../../mocks/api/starting/data-directory'
import { locateBuild } from '../start/build-storefront'
import type { MachineFacts } from './examine-machine'

/** Facts about this machine; without settings the data directory is unknown. */
export async function readMachine(now: Date, configuration?: Configuration): Promise<MachineFacts> {
  const { databaseUrl, dataDirectory } = configuration ?? {}
  const path = dataDirectory ?? dataDirectoryOf('service')
  return {
    nodeVersion: process.versions.node,
    npmVersion: /^npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1],
    isStorefrontBuilt: existsSync(await locateBuild('braintree')),
    ...(configuration && databaseUrl === undefined ? { directory: await readDirectory(path) } : {}),
    now,
  }
}

async function readDirectory(path: string): Promise<NonNullable<MachineFacts['directory']>> {
  const present = findPresent(resolve(path))
  const isAllowed = await access(present, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const isWritable = isAllowed && (await stat(present)).isDirectory()
  const { bavail, bsize } = await statfs(present)
  return { path, isWritable, freeBytes: bavail * bsize }
}

/** The directory itself, or the nearest existing parent. */
function findPresent(path: string): string {
  return existsSync(path) ? path : findPresent(dirname(path))
}
