import { randomBytes } from 'node:crypto'
import { runStatement } from './run-statement'

/** A fresh, empty database on a PostgreSQL server. */
export interface ScratchDatabase {
  readonly url: string
  /** Drops it, closing open connections. */
  drop(): Promise<void>
}

/** Creates a database with a unique name, in UTF-8 whatever the server's default. */
export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `scratch_${randomBytes(6).toString('hex')}`
  await runStatement(serverUrl, `create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await runStatement(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
