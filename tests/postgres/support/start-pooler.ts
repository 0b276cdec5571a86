import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOwner, untilReady } from '../../../scripts/postgres/start-postgres'
import { findFreePort } from '../../../scripts/processes/listening/free-port'

/** PgBouncer between the shop and its database: each transaction gets whichever of a few connections is free. */
export interface Pooler {
  /** Of the same database, through it. */
  readonly url: string
  stop(): Promise<void>
}

const CANDIDATES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
/** Fewer than the processes ask for; each that starts holds one while another one prepares the database. */
const CONNECTIONS = 4

/** PgBouncer's program; `undefined` where it is not installed. */
export async function findPooler(): Promise<string | undefined> {
  for (const path of CANDIDATES) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return undefined
}

/** Starts it without any support for named statements, as its versions before 1.21 are. */
export async function startPooler(program: string, databaseUrl: string): Promise<Pooler> {
  const direct = new URL(databaseUrl)
  const through = new URL(databaseUrl)
  through.port = String(await findFreePort())
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-pooler-'))
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')]
  await writeFile(users, `"${direct.username}" "${direct.password}"\n`)
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${direct.hostname} port=${direct.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${through.port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${CONNECTIONS}`,
      ...((await knowsStatements(program)) ? ['max_prepared_statements = 0'] : []),
    ].join('\n'),
  )
  const owner = await findOwner()
  if (owner) {
    await Promise.all([folder, settings, users].map((path) => chown(path, owner.uid, owner.gid)))
  }
  const server = spawn(program, [settings], { stdio: 'ignore', ...owner })
  await untilReady(through.href, server)
  return {
    url: through.href,
    async stop() {
      await end(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Whether this version has a setting for named statements. */
async function knowsStatements(program: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)(program, ['--version'])
  const [, minor] = /1\.(\d+)/.exec(stdout) ?? []
  return Number(minor) >= 21
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}
