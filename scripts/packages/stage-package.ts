import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../system/list-files'
import { ROOT } from '../system/run-command'
import { toManifest, type Versions } from './manifest'
import { findBundledPackages, packageOf, renderNotices } from './notices'
import type { PackageRecord } from './package-record'

const TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE.md']
const versionsSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
})

/**
 * Writes the files of a package into a folder.
 *
 * @throws Error when an entry names a file that was not built, or a module was built that no entry names
 */
export async function stagePackage(record: PackageRecord, folder: string): Promise<Versions> {
  const built = await record.build()
  const versions = await readVersions()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(built, folder, { recursive: true })
  await slimMaps(folder)
  for (const text of TEXTS) await cp(join(ROOT, record.texts, text), join(folder, text))
  const notices = await renderNotices(await findBundledPackages(folder))
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES.md'), notices)
  await writeJson(join(folder, 'package.json'), toManifest(record, versions))
  // Declarations of modules are modules; `dropin.js` beside them is a script.
  if (hasTypes(record)) await writeJson(join(folder, 'types/package.json'), { type: 'module' })
  refuseWrongEntries(record, await listFiles(folder, '.'))
  return versions
}

async function readVersions(): Promise<Versions> {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return versionsSchema.parse(manifest)
}

function hasTypes({ entries }: PackageRecord): boolean {
  return Object.values(entries).some((entry) => typeof entry !== 'string')
}

function refuseWrongEntries({ id, entries, commands = {} }: PackageRecord, files: string[]): void {
  const named = Object.values(entries)
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.module, entry.types]))
    .concat(Object.values(commands))
  const missing = named.filter((file) => !files.includes(file))
  if (missing.length > 0) {
    throw new Error(`The build lacks ${missing.join(', ')}, named by scripts/packages/${id}.ts.`)
  }
  const modules = files.filter((file) => /^[^/]+\.mjs$/.test(file))
  const strangers = modules.filter((file) => !named.includes(file))
  if (strangers.length > 0) {
    throw new Error(
      `The build made ${strangers.join(', ')}: give it an entry in scripts/packages/${id}.ts.`,
    )
  }
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}

const mapSchema = z.looseObject({
  sources: z.array(z.string()),
  /** Left out where a package is better off without them. */
  sourcesContent: z.optional(z.array(z.string().nullable())),
})

/** Takes other packages' sources out of the source maps of a folder: they are most of the bytes, and public anyway. */
async function slimMaps(folder: string): Promise<void> {
  const maps = (await listFiles(folder, '.')).filter((file) => file.endsWith('.map'))
  for (const file of maps) {
    const path = join(folder, file)
    const map = mapSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    const sourcesContent = map.sourcesContent?.map((content, index) =>
      packageOf(map.sources[index] ?? '') === undefined ? content : null,
    )
    await writeFile(path, JSON.stringify({ ...map, sourcesContent }))
  }
}
