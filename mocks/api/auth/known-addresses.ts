import { createHmac } from 'node:crypto'
import { and, desc, eq, gt, notInArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { knownAddresses } from '../database/tables/known-addresses'

/** Remembers from where each user has signed in. */
export interface KnownAddresses {
  isKnown(userId: string, address: string): Promise<boolean>
  remember(userId: string, address: string): Promise<void>
}

/** Of one user, the latest, so that a user can't fill the table. */
const MOST_ADDRESSES = 10
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000

/**
 * @param key of the hash, so that the table alone reveals no address
 */
export function createKnownAddresses(
  database: Database,
  key: string,
  now: () => Date,
): KnownAddresses {
  const hash = (userId: string, address: string) =>
    createHmac('sha256', key).update(`${userId} ${address}`).digest('base64url')
  const oldest = () => new Date(now().getTime() - LIFETIME_MS)
  const isRecent = (userId: string) =>
    and(eq(knownAddresses.userId, userId), gt(knownAddresses.seenAt, oldest()))

  return {
    async isKnown(userId, address) {
      const found = await database
        .select({ seenAt: knownAddresses.seenAt })
        .from(knownAddresses)
        .where(and(isRecent(userId), eq(knownAddresses.addressHash, hash(userId, address))))
      return found.length > 0
    },

    async remember(userId, address) {
      const seenAt = now()
      await database
        .insert(knownAddresses)
        .values({ userId, addressHash: hash(userId, address), seenAt })
        .onConflictDoUpdate({
          target: [knownAddresses.userId, knownAddresses.addressHash],
          set: { seenAt },
        })
      const kept = database
        .select({ addressHash: knownAddresses.addressHash })
        .from(knownAddresses)
        .where(isRecent(userId))
        .orderBy(desc(knownAddresses.seenAt))
        .limit(MOST_ADDRESSES)
      await database
        .delete(knownAddresses)
        .where(and(eq(knownAddresses.userId, userId), notInArray(knownAddresses.addressHash, kept)))
    },
  }
}
