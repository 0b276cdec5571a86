import type { PGlite } from '@electric-sql/pglite'

/**
 * Deletes what was changed before a step, and has what comes next take its room: an embedded database has nobody who cleans
 * up behind others.
 *
 * @param changes the table of them, with its schema
 */
export async function forgetChanges(
  client: Pick<PGlite, 'query'>,
  changes: string,
  step: number,
): Promise<void> {
  await client.query(`delete from ${changes} where step < ${step}`)
  await client.query(`vacuum ${changes}`)
}
