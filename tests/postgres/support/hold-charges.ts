import { Client } from 'pg'
import { expect } from 'vitest'

export interface Hold {
  /** Resolves once a request of the API waits for it, in the middle of its transaction. */
  whenAwaited(): Promise<void>
  release(): Promise<void>
}

/** Locks the charges, so that whoever asks for one waits until `release`, or until the server is gone. */
export async function holdCharges(databaseUrl: string): Promise<Hold> {
  const client = new Client({ connectionString: databaseUrl })
  // It may be cut off together with the API.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query('lock table charges in access exclusive mode')
  const countWaiting = async () => {
    const { rows } = await client.query('select 1 from pg_locks where not granted')
    return rows.length
  }
  return {
    whenAwaited: () => expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0),
    release: () => client.end(),
  }
}
