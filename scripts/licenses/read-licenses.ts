import { z } from 'zod'

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

/** One package that is installed, as the lock file has it. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression, `unknown` where the package names none. */
  readonly license: string
  /** A devDependency: not part of the shop. */
  readonly isForDevelopment: boolean
  readonly hasIntegrity: boolean
  readonly hasInstallScript: boolean
}

/** Every package of a `package-lock.json`, the project itself left out. */
export function readLockedPackages(lock: unknown): LockedPackage[] {
  return Object.entries(lockSchema.parse(lock).packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version: locked.version ?? 'unknown',
      license: locked.license ?? 'unknown',
      isForDevelopment: locked.dev === true,
      hasIntegrity: locked.integrity !== undefined,
      hasInstallScript: locked.hasInstallScript === true,
    }))
}

/**
 * Licenses under which a package may be part of what is handed on. LGPL is that of libvips, a library of
 * its own that is loaded and not changed.
 */
const ADMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'Python-2.0',
])

/** Whether a license, or each part of a combined one, is admitted. */
export function isAdmitted(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => ADMITTED.has(part)))
}
