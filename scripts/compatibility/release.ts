import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { installFromRegistry, RegistryUnreachable } from '../system/install-from-registry'
import { ROOT } from '../system/run-command'

/** Something that the widget may find behind `braintree-web/…`. */
export interface Release {
  readonly version: string
  /** Relative to the repository: an installed package, or a folder with a module for each component. */
  readonly folder: string
  /** Whether its code can be searched for what the widget uses. */
  readonly isPackage: boolean
}

/** The release after 3, written from its notes before it can be had. */
export const MODEL_4 = 'model-4'

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * A release by its version: installed beside the repository's own packages, which stay as they are, or the model of 4.
 *
 * @throws RegistryUnreachable where the registry can't be asked
 * @throws Error where it has no such version
 */
export async function getRelease(version: string): Promise<Release> {
  if (version === MODEL_4) {
    return { version, folder: `tests/real-components/${MODEL_4}`, isPackage: false }
  }
  if (!VERSION.test(version)) throw new Error(`${version} is no version, such as 3.144.0.`)
  if (version === (await readInstalledVersion('.'))) {
    return { version, folder: 'node_modules/braintree-web', isPackage: true }
  }
  const home = join('.cache/compatibility', version)
  if ((await readInstalledVersion(home)) !== version) await install(version, home)
  return { version, folder: join(home, 'node_modules/braintree-web'), isPackage: true }
}

async function install(version: string, home: string): Promise<void> {
  await mkdir(join(ROOT, home), { recursive: true })
  await writeFile(join(ROOT, home, 'package.json'), '{"private":true}')
  const release = `braintree-web@${version}`
  await installFromRegistry(join(ROOT, home), ['install', release]).catch((cause: unknown) => {
    if (cause instanceof RegistryUnreachable) throw cause
    throw new Error(`braintree-web ${version} could not be installed: ${String(cause)}`, { cause })
  })
}

const manifestSchema = z.looseObject({ version: z.string() })

/** @param home relative to the repository; the folder that holds `node_modules` */
export async function readInstalledVersion(home: string): Promise<string | undefined> {
  const manifest = join(ROOT, home, 'node_modules/braintree-web/package.json')
  const text = await readFile(manifest, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : manifestSchema.parse(JSON.parse(text)).version
}
