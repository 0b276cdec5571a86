import { Client } from 'pg'

/** Runs one statement on its own connection and returns the rows. */
export async function runStatement(
  databaseUrl: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
