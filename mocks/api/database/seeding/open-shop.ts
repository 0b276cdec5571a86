import { toEmailKey } from '../../user/user-store'
import type { Database } from '../database'
import { signInAccounts } from '../seed/accounts'
import { users } from '../tables/users'
import { toUserId } from './seed-ids'

const [{ key, email, role }] = signInAccounts

/** Begins a shop in production in an empty database: with its administrator, who has no password yet, and nothing else. */
export async function openShop(database: Database, now: Date): Promise<void> {
  await database.insert(users).values({
    id: toUserId(key),
    name: 'Administrator',
    email,
    emailKey: toEmailKey(email),
    role,
    passwordHash: null,
    createdAt: now,
  })
}
