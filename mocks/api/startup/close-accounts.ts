import type { Configuration } from '../configuration'
import type { Log } from '../http/log'
import { type AccountServices, closePublishedAccounts } from '../user/published-passwords'
import type { DataKind } from './start-situation'

export interface ClosingServices extends AccountServices {
  readonly log: Log
}

/**
 * Locks accounts that are open to strangers, and logs their ids.
 *
 * @param data what it was before this start
 */
export async function closeAccounts(
  { log, ...services }: ClosingServices,
  data: DataKind,
  { adminPassword = '' }: Pick<Configuration, 'adminPassword'>,
): Promise<void> {
  const wanted = { data, adminPassword }
  const { closedIds, openedId, isAlreadySet } = await closePublishedAccounts(services, wanted)
  if (closedIds.length > 0) {
    log({ level: 'warn', event: 'published-accounts-closed', userIds: closedIds })
  }
  if (isAlreadySet) return
  log(
    openedId
      ? { level: 'info', event: 'admin-password-set', userId: openedId }
      : {
          level: 'warn',
          event: 'admin-password-unused',
          message:
            'An administrator has a password already; ADMIN_PASSWORD changed nothing. If nobody of yours has chosen it, remove it in the database and start again.',
        },
  )
}
