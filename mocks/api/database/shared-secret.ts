import { eq } from 'drizzle-orm'
import { drawBytes } from '../lib/random'
import type { Database } from './database'
import { settings } from './tables/settings'

const SECRET_BYTES = 48

/**
 * Reads a secret that nobody has set, so one that the service made for itself: every process that
 * shares the database gets the same one, and it outlives a restart.
 *
 * @throws Error when the secret vanishes between writing and reading it
 */
export async function readSharedSecret(database: Database, key: string): Promise<string> {
  const value = drawBytes(SECRET_BYTES).toString('base64url')
  await database.insert(settings).values({ key, value }).onConflictDoNothing()
  const [setting] = await database.select().from(settings).where(eq(settings.key, key))
  if (!setting) throw new Error(`The secret ${key} vanished after it was stored`)
  return setting.value
}
