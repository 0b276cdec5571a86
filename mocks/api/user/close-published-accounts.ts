import { eq } from 'drizzle-orm'
import type { PasswordHasher } from '../auth/password-hasher'
import type { Database } from '../database/database'
import { signInAccounts } from '../database/seed/accounts'
import { users } from '../database/tables/users'
import { newPassword } from './new-password'
import { findUserByEmail } from './user-store'

/**
 * Closes the accounts of a fresh shop that still have the password of the documentation: the
 * administrator's gets another one, everybody else's none at all.
 */
export async function closePublishedAccounts(
  { database, passwords }: { readonly database: Database; readonly passwords: PasswordHasher },
  adminPassword: string | undefined,
): Promise<void> {
  for (const { email, password, role } of signInAccounts) {
    const user = await findUserByEmail(database, email)
    if (!user || !(await passwords.verify(password, user.passwordHash))) continue
    const isReplaced = role === 1 && adminPassword !== undefined
    const passwordHash = isReplaced ? await passwords.hash(adminPassword) : null
    await database.update(users).set(newPassword(passwordHash, null)).where(eq(users.id, user.id))
  }
}
