import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const OLDEST_VERSION = 15

/** Where distributions install the server's programs, mostly outside the PATH; `*` matches any name. */
const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/** The programs of an installed PostgreSQL server. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** The major version, such as 15. */
  readonly version: number
}

/** The newest installed PostgreSQL; `undefined` when there is none of version 15 or later. */
export async function findPostgres(): Promise<PostgresPrograms | undefined> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const folders = [...onPath, ...(await Promise.all(FOLDERS.map(expand))).flat()]
  const found = await Promise.all(folders.map(inspect))
  return found
    .filter((programs) => programs !== undefined)
    .filter(({ version }) => version >= OLDEST_VERSION)
    .toSorted((one, other) => other.version - one.version)[0]
}

async function expand(pattern: string): Promise<string[]> {
  const [before = '', after = ''] = pattern.split('*')
  const parent = before.slice(0, before.lastIndexOf('/'))
  const names = await readdir(parent).catch(() => [])
  return names
    .map((name) => join(parent, name))
    .filter((path) => path.startsWith(before))
    .map((path) => path + after)
}

/** A folder without a usable server is skipped. */
async function inspect(folder: string): Promise<PostgresPrograms | undefined> {
  const postgres = join(folder, 'postgres')
  const initdb = join(folder, 'initdb')
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'])
    await promisify(execFile)(initdb, ['--version'])
    const version = Number(/\d+/.exec(stdout)?.[0])
    return { initdb, postgres, version }
  } catch {
    return undefined
  }
}
