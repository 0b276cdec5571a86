import {
  createScratchDatabase,
  type ScratchDatabase,
} from '../../../scripts/postgres/scratch-database'

/** A fresh database on the server that `DATABASE_URL` names, `undefined` when it names none. */
export async function createServedDatabase(): Promise<ScratchDatabase | undefined> {
  const server = process.env['DATABASE_URL']
  return server ? createScratchDatabase(server) : undefined
}
