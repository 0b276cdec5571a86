import type { CheckContext } from '../../model/check-context'
import { toProfile } from '../../model/given-account'
import { restoreOwn } from './recover-account'

/**
 * Writes the shopper's profile as it was, after a change that should have been refused. Where that change or this one ends
 * the session, the shopper goes on in a new one: what comes next would otherwise be refused for a reason that is told already.
 */
export async function restoreProfile(context: CheckContext): Promise<void> {
  const { call, slots } = context
  const known = slots.shopper.get()
  const { id: userId, token, account } = known
  const restored = account.isGiven ? undefined : await restoreOwn(context, known)
  if (restored) slots.shopper.set(restored)
  else await call('updateProfile', { path: { userId }, token, json: toProfile(account) })
}
