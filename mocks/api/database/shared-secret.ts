import { eq } from 'drizzle-orm'
import { drawBytes } from '../lib/random'
import type { Database } from './database'
import { settings } from './tables/settings'

/** Reads a secret that nobody has set, so one that the service made for itself. */
export type ReadSecret = (key: string) => Promise<string>

const SECRET_BYTES = 48

/** A new secret. */
export function drawSecret(): string {
  return drawBytes(SECRET_BYTES).toString('base64url')
}

/**
 * Secrets that a database keeps: every process that shares it gets the same ones, and they outlive a restart.
 *
 * @returns rejects with an Error when the secret vanishes between writing and reading it
 */
export function keptSecrets(database: Database): ReadSecret {
  return async (key) => {
    await database.insert(settings).values({ key, value: drawSecret() }).onConflictDoNothing()
    const [setting] = await database.select().from(settings).where(eq(settings.key, key))
    if (!setting) throw new Error(`The secret ${key} vanished after it was stored`)
    return setting.value
  }
}
