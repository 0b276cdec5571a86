import { Client } from 'pg'
import { expect } from 'vitest'

export interface Hold {
  /** Resolves once so many requests of the API wait for it, in the middle of their transactions. */
  whenAwaited(by?: number): Promise<void>
  release(): Promise<void>
}

/** Locks a table, so that whoever writes to it waits until `release`, or until the server is gone. */
export async function holdTable(
  databaseUrl: string,
  table: 'charges' | 'gateway_nonces' | 'products',
): Promise<Hold> {
  const client = new Client({ connectionString: databaseUrl })
  // It may be cut off together with the API.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in exclusive mode`)
  const countWaiting = async () => {
    const { rows } = await client.query(
      'select from pg_locks where not granted and relation = $1::regclass',
      [table],
    )
    return rows.length
  }
  return {
    whenAwaited: (by = 1) => expect.poll(countWaiting).toBeGreaterThanOrEqual(by),
    release: () => client.end(),
  }
}
