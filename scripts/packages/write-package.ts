import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../system/list-files'
import { runNpm } from '../system/run-command'
import { listCdnFiles, renderCdnPage } from './cdn-files'
import type { PackageRecord } from './package-record'
import { stagePackage } from './stage-package'

/** A package that was written. */
export interface WrittenPackage {
  readonly name: string
  readonly version: string
  /** Absolute path of the `.tgz`. */
  readonly archive: string
  /** How many files it holds. */
  readonly files: number
  readonly bytes: number
  /** As lock files have it: a SHA-512. */
  readonly integrity: string
}

/**
 * Writes `<name>-<version>.tgz` into a folder, its files beside it, and a page of those for a CDN. The same sources make
 * the same bytes.
 *
 * @param out absolute path; made if it isn't there
 * @throws Error when the package can't be built or packed
 */
export async function writePackage(record: PackageRecord, out: string): Promise<WrittenPackage> {
  const folder = join(out, record.name)
  const { version } = await stagePackage(record, folder)
  const args = ['pack', folder, '--pack-destination', out, '--ignore-scripts', '--loglevel=error']
  const { isOk, output } = await runNpm(args)
  if (!isOk) throw new Error(`${record.name} could not be packed: ${output}`)
  await writeCdnPages(record, version, folder, out)
  const archive = join(out, `${record.name}-${version}.tgz`)
  const content = await readFile(archive)
  return {
    name: record.name,
    version,
    archive,
    files: (await listFiles(folder, '.')).length,
    bytes: content.length,
    integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
  }
}

async function writeCdnPages(
  { name, cdn }: PackageRecord,
  version: string,
  folder: string,
  out: string,
): Promise<void> {
  if (!cdn) return
  const files = await listCdnFiles(folder, cdn.files)
  const release = { name, version, script: cdn.script, loader: cdn.loader, files }
  const page = join(out, `${name}-${version}.cdn`)
  await writeFile(`${page}.json`, `${JSON.stringify(release, null, 2)}\n`)
  await writeFile(`${page}.md`, renderCdnPage(release))
}
