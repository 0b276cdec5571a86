import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../system/list-files'
import { ROOT } from '../system/run-command'
import { toManifest, type Versions } from './manifest'
import { findBundledPackages, renderNotices } from './notices'
import type { PackageRecord } from './package-record'
import { toRequired } from './required-types'
import { settleSourceMaps } from './source-maps'

const TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE.md']
const versionsSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string() }),
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
  for (const text of TEXTS) await cp(join(ROOT, record.texts, text), join(folder, text))
  const notices = await renderNotices(await findBundledPackages(folder))
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES.md'), notices)
  await settleSourceMaps(folder, record.cdn !== undefined)
  await writeJson(join(folder, 'package.json'), toManifest(record, versions))
  // Declarations of modules are modules; `dropin.js` beside them is a script.
  if (hasTypes(record)) await writeJson(join(folder, 'types/package.json'), { type: 'module' })
  await writeRequired(record, folder)
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

async function writeRequired({ entries }: PackageRecord, folder: string): Promise<void> {
  const modules = Object.values(entries).filter((entry) => typeof entry !== 'string')
  const paths = (await listFiles(folder, '.')).filter((path) => path.endsWith('.d.ts'))
  const read = async (path: string) => [path, await readFile(join(folder, path), 'utf8')] as const
  const declarations = new Map(await Promise.all(paths.map(read)))
  const required = toRequired(
    modules.map(({ types }) => types),
    declarations,
  )
  for (const [path, text] of required) await writeFile(join(folder, path), text)
}

function refuseWrongEntries({ id, entries, commands = {} }: PackageRecord, files: string[]): void {
  const named = Object.values(entries)
    .flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.module ?? [], entry.types].flat(),
    )
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
