import type { ModuleEntry, PackageRecord } from './package-record'
import { requiredPath } from './required-types'

/** What all packages share: the repository's version, the releases that it is tested with, and the Node that it needs. */
export interface Versions {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
}

/**
 * The `package.json` of a package.
 *
 * @throws Error when the repository itself does not have a dependency
 */
export function toManifest(record: PackageRecord, versions: Versions): Record<string, unknown> {
  const modules = Object.entries(record.entries).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [[path, entry] as const],
  )
  return {
    name: record.name,
    version: versions.version,
    description: record.description,
    keywords: record.keywords,
    license: 'SEE LICENSE IN LICENSE.md',
    ...describeMain(record.entries['.']),
    exports: toExports(record),
    typesVersions: { '*': toTypesVersions(modules) },
    ...(record.cdn ? { unpkg: `./${record.cdn.script}`, jsdelivr: `./${record.cdn.script}` } : {}),
    ...(record.commands ? { bin: record.commands, engines: versions.engines } : {}),
    sideEffects: record.sideEffects,
    dependencies: Object.fromEntries(
      record.dependencies.map((name) => [name, `^${versionOf(name, versions)}`]),
    ),
    peerDependencies: record.optionalPeers,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(record.optionalPeers).map((name) => [name, { optional: true }]),
    ),
  }
}

/** For tools from before `exports`. */
function describeMain(entry: ModuleEntry | string | undefined): object {
  if (entry === undefined || typeof entry === 'string') return {}
  const { module, types } = entry
  return { ...(module ? { main: `./${module}`, module: `./${module}` } : {}), types: `./${types}` }
}

function toExports({ entries }: PackageRecord): Record<string, unknown> {
  const paths = Object.entries(entries).map(([path, entry]) => [
    path,
    typeof entry === 'string' ? `./${entry}` : toConditions(entry),
  ])
  return { ...Object.fromEntries(paths), './package.json': './package.json' }
}

function toConditions({ module, types }: ModuleEntry): object {
  const file = module ? { default: `./${module}` } : {}
  return {
    require: { types: `./${requiredPath(types)}`, ...file },
    default: { types: `./${types}`, ...file },
  }
}

/** TypeScript's oldest way of resolving finds declarations by this alone. */
function toTypesVersions(
  modules: readonly (readonly [string, ModuleEntry])[],
): Record<string, string[]> {
  const inner = modules.filter(([path]) => path !== '.')
  return Object.fromEntries(inner.map(([path, { types }]) => [path.slice('./'.length), [types]]))
}

function versionOf(name: string, { dependencies }: Versions): string {
  const version = dependencies[name]
  if (version === undefined) throw new Error(`package.json has no dependency ${name}.`)
  return version
}
