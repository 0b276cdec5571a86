import type { CheckContext } from '../../model/check-context'
import { restoreProfile } from '../accounts/restore-profile'

/** After a request that was accepted by mistake: it has changed the account, or used up the transaction that the next case needs. */
export async function repair(context: CheckContext, operation: string): Promise<void> {
  context.slots.freeTransaction.clear()
  if (operation === 'updateProfile') await restoreProfile(context)
}
