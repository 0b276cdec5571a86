import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackageRecord } from '../../../scripts/packages/package-record'
import { widget } from '../../../scripts/packages/widget'
import { type WrittenPackage, writePackage } from '../../../scripts/packages/write-package'

/** A package in a folder of its own, so that runs beside each other don't meet. */
export interface MadePackage extends WrittenPackage {
  /** Where the archive, its files and the pages for a CDN are. */
  readonly out: string
  remove(): Promise<void>
}

/** Makes a package of the sources as they are. */
export async function makePackage(record: PackageRecord = widget): Promise<MadePackage> {
  const out = await mkdtemp(join(tmpdir(), 'prompt-bazaar-package-'))
  const written = await writePackage(record, out)
  return { ...written, out, remove: () => rm(out, { recursive: true, force: true }) }
}
