import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepareStatement, type Slots } from '../database/prepare-statement'
import { sqlStateOf } from '../database/sql-state'
import { type UserRow, users } from '../database/tables/users'
import { createId } from '../lib/create-id'

/** What a user's requests are judged by; nothing of the password. */
export type AccountRow = Pick<
  UserRow,
  'id' | 'name' | 'email' | 'role' | 'sessionGeneration' | 'keptSessionId'
>

const ACCOUNT = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  sessionGeneration: users.sessionGeneration,
  keptSessionId: users.keptSessionId,
} as const

const selectAccount = prepareStatement((database, slot: Slots<Pick<UserRow, 'id'>>) =>
  database
    .select(ACCOUNT)
    .from(users)
    .where(eq(users.id, slot('id'))),
)

/** By their ids, a list in JSON that is made an array first, so that they are looked up in the index. */
const selectAccounts = prepareStatement((database, slot: Slots<{ ids: string }>) =>
  database
    .select(ACCOUNT)
    .from(users)
    .where(sql`${users.id} = any(array(select jsonb_array_elements_text(${slot('ids')}::jsonb)))`),
)

/** The accounts of these users, by their ids, as the database has them now. */
export async function findAccounts(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountRow>> {
  const [id = '', ...others] = ids
  const found =
    others.length === 0
      ? await selectAccount(database, { id })
      : await selectAccounts(database, { ids: JSON.stringify(ids) })
  return new Map(found.map((account) => [account.id, account]))
}

/** The user with this email, whatever its case. */
export async function findUserByEmail(
  database: Database,
  email: string,
): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.emailKey, toEmailKey(email)))
  return user
}

/** Creates an account of role 0, `undefined` when another one has the email. */
export async function createUser(
  database: Database,
  user: Pick<UserRow, 'name' | 'email' | 'passwordHash' | 'createdAt'>,
): Promise<UserRow | undefined> {
  const [created] = await database
    .insert(users)
    .values({ ...user, id: createId('usr'), emailKey: toEmailKey(user.email), role: 0 })
    .onConflictDoNothing({ target: users.emailKey })
    .returning()
  return created
}

/**
 * Changes an account, `undefined` when another one has the email.
 *
 * @throws Error when there is no such account
 */
export async function updateUser(
  database: Database,
  id: string,
  change: Pick<UserRow, 'name' | 'email'> & Partial<ReturnType<typeof newPassword>>,
): Promise<UserRow | undefined> {
  try {
    const [updated] = await database
      .update(users)
      .set({ ...change, emailKey: toEmailKey(change.email) })
      .where(eq(users.id, id))
      .returning()
    if (!updated) throw new Error(`User ${id} vanished while it was changed`)
    return updated
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Stores the same password's new hash, unless another password was set meanwhile. It ends no session. */
export async function replaceHash(
  database: Database,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)))
}

/** The columns that a new password changes: it ends every session but, where one is named, that which set it. */
export function newPassword(passwordHash: string | null, keptSessionId: string | null) {
  return { passwordHash, sessionGeneration: sql`${users.sessionGeneration} + 1`, keptSessionId }
}

/** An email in the form in which accounts are compared, regardless of case. */
export function toEmailKey(email: string): string {
  return email.toLowerCase()
}

/** Whether a statement failed because something is there already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}
