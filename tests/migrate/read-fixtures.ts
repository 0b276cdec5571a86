import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateFile } from '../../scripts/migrate/migrate-file'

const FOLDER = fileURLToPath(new URL('fixtures', import.meta.url))

/** Where the new widget is in every fixture. */
export const TARGET = {
  script: '/prompt-bazaar-widget/dropin.js',
  version: 'file:vendor/prompt-bazaar-widget-1.0.0.tgz',
}

/** A merchant's integration: its files before and after, and what is left to do by hand. */
export interface Fixture {
  /** Such as `react/hook`. */
  readonly name: string
  readonly before: ReadonlyMap<string, string>
  /** The files that change, and no others. */
  readonly after: ReadonlyMap<string, string>
  /** Paths of the files that are written beside them. */
  readonly added: readonly string[]
  /** One line each. */
  readonly left: readonly string[]
}

/** Every fixture, by name. */
export async function readFixtures(): Promise<Fixture[]> {
  const entries = await readdir(FOLDER, { recursive: true })
  const names = entries.filter((entry) => entry.endsWith('.txt')).sort()
  return Promise.all(
    names.map(async (name) => read(name, await readFile(join(FOLDER, name), 'utf8'))),
  )
}

/** What the rewriting makes of an integration's files, in the form of a fixture. */
export function migrate(name: string, files: ReadonlyMap<string, string>): Fixture {
  const migrations = [...files].map(([path, text]) => migrateFile(path, text, TARGET))
  return {
    name,
    before: files,
    after: new Map(
      migrations.flatMap(({ path, before, after }) => (before === after ? [] : [[path, after]])),
    ),
    added: migrations.flatMap(({ path, newFiles }) =>
      newFiles.map(({ name: file }) => path.replace(/[^/]*$/, file)),
    ),
    left: migrations.flatMap(({ path, left }) =>
      left.map(({ line, column, text }) => `${path}:${line}:${column} ${text}`),
    ),
  }
}

/** A file has a line such as `-- before pay.html --` above each of its parts. */
function read(file: string, text: string): Fixture {
  const parts = text.split(/^-- (before|after|added|left) ?(.*) --\n/m).slice(1)
  const sections = parts.flatMap((kind, index) =>
    index % 3 === 0 ? [{ kind, path: parts[index + 1] ?? '', body: parts[index + 2] ?? '' }] : [],
  )
  const filesOf = (wanted: string) =>
    new Map(
      sections.flatMap(({ kind, path, body }) => (kind === wanted ? [[path, body] as const] : [])),
    )
  return {
    name: file.replace(/\.txt$/, ''),
    before: filesOf('before'),
    after: filesOf('after'),
    added: [...filesOf('added').keys()],
    left: [...filesOf('left').values()].flatMap((body) => body.trim().split('\n')),
  }
}
