import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findFreePort } from '../processes/port'
import type { PostgresPrograms } from './find-postgres'

const run = promisify(execFile)
const USER = 'bazaar'
const START_TIMEOUT_MS = 30_000
const POLL_MS = 50

/** A PostgreSQL server of this process's own, gone with its data once it is stopped. */
export interface PostgresServer {
  /** Of a user who may create databases. */
  readonly url: string
  /** Cuts every connection, as a crash does, and recovers. */
  restart(): Promise<void>
  /** Cuts every connection and stays away until `start`. */
  interrupt(): Promise<void>
  start(): Promise<void>
  /** Ends it for good and removes its data. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Writes reach the disk before they are answered, as in production; `false` is quicker. */
  readonly isDurable: boolean
}

/** Starts a server on a free port of this machine, with a password that nobody else knows. */
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
  // Not even an interrupted run leaves a server behind.
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

/** The server's own word for "without waiting for anybody", and for "once transactions are rolled back". */
const IMMEDIATELY = 'SIGQUIT'
const FAST = 'SIGINT'

/** The server refuses to run as root, so there it runs as somebody who may do little. */
async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(
      () => undefined,
    )
    const [uid, gid] = (ids ?? []).map(({ stdout }) => Number(stdout))
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.')
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (cause) {
      const isOver = server.exitCode !== null || performance.now() > deadline
      if (isOver) throw new Error('PostgreSQL did not start.', { cause })
      await pause(POLL_MS)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
