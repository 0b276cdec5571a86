import type { PasswordHasher } from '../auth/password-hasher'
import type { Configuration } from '../configuration'
import type { Database } from '../database/database'
import type { Log } from '../http/log'
import { closePublishedAccounts } from '../user/published-passwords'

export interface ClosingServices {
  readonly database: Database
  readonly passwords: PasswordHasher
  readonly log: Log
}

/** Locks accounts whose password is published, and logs their ids. */
export async function closeAccounts(
  { log, ...services }: ClosingServices,
  { adminPassword = '' }: Pick<Configuration, 'adminPassword'>,
): Promise<void> {
  const { closedIds, openedId } = await closePublishedAccounts(services, adminPassword)
  if (closedIds.length > 0) {
    log({ level: 'warn', event: 'published-accounts-closed', userIds: closedIds })
  }
  log(
    openedId
      ? { level: 'info', event: 'admin-password-set', userId: openedId }
      : {
          level: 'info',
          event: 'admin-password-unused',
          message: 'An administrator has a password already; ADMIN_PASSWORD changed nothing.',
        },
  )
}
