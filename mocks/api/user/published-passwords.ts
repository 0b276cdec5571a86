import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { PasswordHasher } from '../auth/password-hasher'
import type { Database } from '../database/database'
import { publishedPasswords } from '../database/seed/accounts'
import { seedUserIds } from '../database/seeding/seed-ids'
import { type UserRow, users } from '../database/tables/users'
import type { DataKind } from '../startup/start-situation'
import { newPassword } from './user-store'

export interface AccountServices {
  readonly database: Database
  readonly passwords: PasswordHasher
}

export interface ClosedAccounts {
  /** Of the accounts that lost their password. */
  readonly closedIds: readonly string[]
  /** Of the administrator whom `ADMIN_PASSWORD` opens from now on; `undefined` when one has a password already. */
  readonly openedId: string | undefined
  /** Whether the oldest administrator's password is `ADMIN_PASSWORD`, from an earlier start or another process. */
  readonly isAlreadySet: boolean
}

/**
 * Closes what is open to strangers, at each start in production, and makes sure that an administrator can sign in:
 *
 * 1. Every administrator and every account of the seed, whatever its email is by now, is judged by
 *    {@link findOpenAccounts}. What is open loses its password, and its sessions end.
 * 2. When an administrator with a password is left, `ADMIN_PASSWORD` changes nothing: it never replaces a password that
 *    somebody has chosen, at the second start as little as at the hundredth.
 * 3. Otherwise the oldest administrator, of a fresh shop the seed's own, gets `ADMIN_PASSWORD`.
 *
 * Each change is made only to the password that was tried, so that neither another process that starts meanwhile nor
 * an administrator who sets a new one is overwritten.
 */
export async function closePublishedAccounts(
  services: AccountServices,
  { data, adminPassword }: { readonly data: DataKind; readonly adminPassword: string },
): Promise<ClosedAccounts> {
  const { database, passwords } = services
  const closedIds: string[] = []
  for (const user of await findOpenAccounts(services, data)) {
    if (await replacePassword(database, user, null)) closedIds.push(user.id)
  }
  const administrators = await findAdministrators(database)
  const [oldest] = administrators
  if (!oldest || administrators.some(({ passwordHash }) => passwordHash !== null)) {
    const isAlreadySet = oldest ? await passwords.verify(adminPassword, oldest.passwordHash) : false
    return { closedIds, openedId: undefined, isAlreadySet }
  }
  const isOpened = await replacePassword(database, oldest, await passwords.hash(adminPassword))
  return { closedIds, openedId: isOpened ? oldest.id : undefined, isAlreadySet: false }
}

type Account = Pick<UserRow, 'id' | 'passwordHash'>

/**
 * The administrators and accounts of the seed that a start in production closes. In data of production those that a
 * published password opens. In other data all: whoever signed in with a published password may have set another one,
 * which no list has.
 */
export async function findOpenAccounts(
  { database, passwords }: AccountServices,
  data: DataKind,
): Promise<Account[]> {
  const candidates = await findCandidates(database)
  if (data !== 'production') return candidates
  const open: Account[] = []
  for (const user of candidates) if (await opensWithPublished(passwords, user)) open.push(user)
  return open
}

function findCandidates(database: Database): Promise<Account[]> {
  return database
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(isNotNull(users.passwordHash), or(eq(users.role, 1), inArray(users.id, seedUserIds))),
    )
    .orderBy(asc(users.id))
}

async function opensWithPublished(
  passwords: PasswordHasher,
  { passwordHash }: Account,
): Promise<boolean> {
  for (const password of publishedPasswords) {
    if (await passwords.verify(password, passwordHash)) return true
  }
  return false
}

function findAdministrators(database: Database): Promise<Account[]> {
  return database
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.role, 1))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** Replaces the password, unless it was changed since it was read. */
async function replacePassword(
  database: Database,
  { id, passwordHash: tried }: Account,
  passwordHash: string | null,
): Promise<boolean> {
  const changed = await database
    .update(users)
    .set(newPassword(passwordHash, null))
    .where(and(eq(users.id, id), hasHash(tried)))
    .returning({ id: users.id })
  return changed.length > 0
}

function hasHash(passwordHash: string | null) {
  return passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash)
}

/**
 * A hasher for production: a password that the documentation prints opens no account there, and is refused in the same
 * time as any other.
 */
export function withoutPublished(passwords: PasswordHasher): PasswordHasher {
  return {
    ...passwords,
    async verify(password, hash) {
      const isRight = await passwords.verify(password, hash)
      return isRight && !publishedPasswords.includes(password.normalize('NFKC'))
    },
  }
}
