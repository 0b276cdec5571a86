import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findFreePort } from '../processes/listening/free-port'
import type { PostgresPrograms } from './find-postgres'

const run = promisify(execFile)
const USER = 'bazaar'
const START_TIMEOUT_MS = 30_000
const POLL_MS = 50

/** A temporary PostgreSQL server; stopping it deletes its data. */
export interface PostgresServer {
  /** The address of a user who may create databases. */
  readonly url: string
  /** Drops every connection, as a crash does, and restarts. */
  restart(): Promise<void>
  /** Drops every connection and stays down until `start`. */
  interrupt(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Whether writes reach the disk before they are confirmed, as in production; `false` is faster. */
  readonly isDurable: boolean
}

/** Starts a server on a free local port with a random password. */
export async function startPostgres(
  { initdb, postgres }: PostgresPrograms,
  { isDurable }: PostgresOptions,
): Promise<PostgresServer> {
  const owner = await findOwner()
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-postgres-'))
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner)
    await Promise.all([folder, passwordFile].map((path) => chown(path, owner.uid, owner.gid)))
  const data = join(folder, 'data')
  await run(
    initdb,
    [
      ...['-D', data, '-U', USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--no-sync'],
    ],
    owner,
  )

  const port = await findFreePort()
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
  const flags = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: isDurable ? 'on' : 'off',
  }
  const settings = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | undefined

  const start = async () => {
    server = spawn(postgres, ['-D', data, ...settings], { stdio: 'ignore', ...owner })
    await untilReady(url, server)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  // An interrupted run must not leave a server behind either.
  const endWithProcess = () => server?.kill(IMMEDIATELY)
  process.once('exit', endWithProcess)
  await start()
  return {
    url,
    start,
    interrupt: () => end(IMMEDIATELY),
    async restart() {
      await end(IMMEDIATELY)
      await start()
    },
    async stop() {
      await end(FAST)
      process.off('exit', endWithProcess)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** `pg_ctl` modes: without waiting, and after rolling transactions back. */
const IMMEDIATELY = 'SIGQUIT'
const FAST = 'SIGINT'

/** Neither the server nor a pooler runs as root; then it runs as an unprivileged user. */
export async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(
      () => undefined,
    )
    const [uid, gid] = (ids ?? []).map(({ stdout }) => Number(stdout))
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error(
    'A database server does not run as root, and there is no user `postgres` or `nobody`.',
  )
}

/**
 * Waits until a server, or a pooler before it, takes connections.
 *
 * @throws Error when it ends, or takes too long
 */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (cause) {
      const isOver = server.exitCode !== null || performance.now() > deadline
      if (isOver) throw new Error(`No server takes connections at ${new URL(url).host}.`, { cause })
      await pause(POLL_MS)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
