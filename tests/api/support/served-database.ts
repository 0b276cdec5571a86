import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface ServedDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database on the server that `DATABASE_URL` names, `undefined` when it names none. */
export async function createServedDatabase(): Promise<ServedDatabase | undefined> {
  const server = process.env['DATABASE_URL']
  if (!server) return undefined
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
